import { generateRoomPlan } from './rooms/plan.ts'
import { truthOf } from './room-truth.ts'
import { floorPlanOfRoom } from './room-floor-plan.ts'
import { furnishedRoom } from '../src/staging/furnish.ts'
import { placesBeside, areTopsRight, isSecondStorage, leavesWall, MOST_HIDDEN } from '../src/staging/composing.ts'
import { isWhole, facesCamera, cutBy } from '../src/staging/whole.ts'
import { hiddenShare } from '../src/staging/visibility.ts'
import { canStand, isWalkable, check } from '../src/staging/check.ts'
import { placeItem } from '../src/staging/furniture.ts'
import { products } from './furniture.ts'
import { templateOf } from '../src/staging/templates/templates.ts'
import { choicesFor } from '../src/staging/room-set.ts'
const [kind, step, ...seeds] = process.argv.slice(2)
for (const seed of seeds.map(Number)) {
  const plan=generateRoomPlan(seed); const truth=truthOf(plan,1024,768); const fp=floorPlanOfRoom(plan,truth)
  const r=furnishedRoom(fp,products,{room:kind as any,style:'japandi'})
  const standing=r.pieces.slice(0,1).map(p=>placeItem({...p.product},p))
  if(!standing[0]) { console.log(seed,'no main'); continue }
  const wanted=templateOf(kind as any).pieces[+step]!
  const why: Record<string,number>={}
  for (const where of wanted.where) for (const {product} of choicesFor(products,wanted,{style:'japandi',mostVnd:1/0,shareVnd:1/0})) for (const pl of placesBeside(fp,where,product,standing[0])) {
    const w = !isWhole(fp,pl.solid)?'cut '+[...cutBy(fp,pl.solid)].join('+'): !facesCamera(fp,pl.solid,82)?'turned': standing.some(s=>hiddenShare(s.solid,pl.solid)>MOST_HIDDEN)?'hides': !areTopsRight(fp,pl,standing)?'tops': isSecondStorage(fp,pl,standing)?'second':!leavesWall(fp,[...standing,pl])?'wall': !canStand(fp,pl,standing)?'stand '+check(fp,[...standing.map(s=>s.item),pl.item],[...standing.map(s=>({id:s.item.id,x:s.solid.x,z:s.solid.z,turn:s.solid.turn})),{id:pl.item.id,x:pl.solid.x,z:pl.solid.z,turn:pl.solid.turn}]).map(v=>v.code+':'+v.id.slice(0,8)).join(','): !isWalkable(fp,[...standing,pl])?'walk':'OK'
    const key=where.at+' '+w; why[key]=(why[key]||0)+1 }
  console.log(seed, r.pieces.map(p=>p.product.id).join(' '), why)
}
