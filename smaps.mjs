import { readFileSync } from "node:fs";
export function smaps(){
 const groups=new Map();
 let name="",k="";
 for(const l of readFileSync("/proc/self/smaps","utf8").split("\n")){
  const m=/^([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ \S+ \S+\s*(.*)$/.exec(l);
  if(m){k=(m[4]||"anon")+" "+m[3];continue;}
  const r=/^Rss:\s+(\d+)/.exec(l); if(r) groups.set(k,(groups.get(k)??0)+Number(r[1]));
 }
 for(const [k,v] of [...groups].sort((a,b)=>b[1]-a[1]).slice(0,14)) console.log((v/1000).toFixed(1).padStart(7),k);
}
