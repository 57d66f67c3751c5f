import { chromium } from 'playwright'
const o='http://localhost:9112', l=process.argv[2]??'vi', w=Number(process.argv[3]??390), js=process.argv[4]!=='nojs'
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']})
const c=await b.newContext({viewport:{width:w,height:w<500?844:900},javaScriptEnabled:js}); const p=await c.newPage()
p.on('console',m=>console.log('console',m.type(),m.text().slice(0,200))); p.on('pageerror',e=>console.log('pageerror',e.message.slice(0,300)))
const r=await c.request.post(`${o}/api/cart`,{data:{lines:[{sku:'ke-tv-trang-an-180:oak',quantity:1},{sku:'giuong-moc-chau-160:walnut',quantity:1}]},headers:{'content-type':'application/json'}})
console.log('cart',r.status())
await p.goto(`${o}/${l}/checkout`); await p.waitForTimeout(400)
await p.screenshot({path:`/tmp/t/co-${l}-${w}-1.png`,fullPage:true})
await p.fill('[name=name]','Nguyễn Thị Lan'); await p.fill('[name=phone]','0901 234 567'); await p.fill('[name=email]','lan@example.com')
await p.selectOption('[name=province]','79')
if(js) await p.waitForTimeout(1500); else { await p.locator('button[value=quote]').first().click(); await p.waitForLoadState() }
await p.selectOption('[name=ward]',{index:5}); await p.fill('[name=street]','12 Nguyễn Thị Thập'); await p.fill('[name=floor]','4')
if(js) await p.waitForTimeout(1500); else { await p.locator('button[value=quote]').last().click(); await p.waitForLoadState() }
console.log('url',p.url())
await p.locator('[name=slot]:not(:disabled)').nth(2).check({force:true}); 
if(js) await p.waitForTimeout(1200)
await p.screenshot({path:`/tmp/t/co-${l}-${w}-2.png`,fullPage:true})
if(!js){ }
await p.locator('#main form button[type=submit]:not([value=quote]), main form button[type=submit]:not([value=quote])').last().click(); await p.waitForTimeout(2500)
console.log('url',p.url())
await p.screenshot({path:`/tmp/t/co-${l}-${w}-3.png`,fullPage:true})
await b.close()
