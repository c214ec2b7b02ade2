import { registerHooks } from "node:module";
const seen=new Map();
registerHooks({load(url,ctx,next){const r=next(url,ctx); if(url.startsWith("file:")) seen.set(url, r.source?.length??0); return r;}});
await import("./src/server/main.ts");
await new Promise(r=>setTimeout(r,1500));
const g=new Map();
for(const [u,l] of seen){const p=u.replace("file:///tmp/wt/guide/","");const k=p.startsWith("node_modules")?p.split("/").slice(0,p.split("/")[1].startsWith("@")?3:2).join("/"):p.split("/").slice(0,p.startsWith("src/domain/engine")?4:3).join("/");const e=g.get(k)??[0,0];e[0]++;e[1]+=l;g.set(k,e);}
[...g].sort((a,b)=>b[1][1]-a[1][1]).slice(0,70).forEach(([k,[n,b]])=>console.error(String(n).padStart(5),(b/1000).toFixed(0).padStart(6)+"k",k));
console.error(seen.size);
process.exit();
