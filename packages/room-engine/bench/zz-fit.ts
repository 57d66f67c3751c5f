import { generateRoomPlan } from './rooms/plan.ts'
import { truthOf } from './room-truth.ts'
import { floorPlanOfRoom } from './room-floor-plan.ts'
import { furnishedRoom } from '../src/staging/furnish.ts'
import { seenWalls } from '../src/staging/seen-walls.ts'
import { products } from './furniture.ts'
const kinds=['living','bedroom','dining','study','hall'] as const
const styles=['japandi','classic','modern','tropical','scandinavian','industrial'] as const
let ok:any={}, n:any={}
const t0=process.cpuUsage()
for (let seed=0; seed<60; seed+=2) {
  const plan=generateRoomPlan(seed); const truth=truthOf(plan,1024,768); const fp=floorPlanOfRoom(plan,truth)
  const v=plan.viewpoint
  const out=kinds.map(k=>{ const r=styles.map(s=>furnishedRoom(fp,products,{room:k,style:s})); const c=r.map(x=>x.pieces.length); for(const x of c){ n[k]=(n[k]||0)+1; if(x>1) ok[k]=(ok[k]||0)+1; } return k.slice(0,3)+' '+c.join('')+'/'+r.map(x=>x.dressing.length).join(',') })
  console.log(seed, `${(plan.w/1000).toFixed(1)}x${(plan.d/1000).toFixed(1)} fov ${v.fieldOfView.toFixed(0)} pitch ${v.pitch.toFixed(0)} yaw ${v.yaw.toFixed(0)}`, seenWalls(fp).map(w=>w.run.wall[0]+w.shown.toFixed(0)).join(' '), '|', out.join(' | '))
}
console.log(ok,n, process.cpuUsage(t0).user/1e6/30/30)
