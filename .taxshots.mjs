import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
import pg from 'pg';
const url='http://127.0.0.1:4391';
const pw=readFileSync('/tmp/taxeng/data/postgres-password','utf8').trim();
const port=readFileSync('/tmp/taxeng/data/postgres/postmaster.pid','utf8').split('\n')[3].trim();
const pool=new pg.Client({host:'127.0.0.1',port:Number(port),user:'naparnik',password:pw,database:'naparnik'});
await pool.connect();
const q=async(t,v)=>(await pool.query(t,v)).rows;
const users=Object.fromEntries((await q("select username,id from app_user")).map(r=>[r.username,r.id]));
console.log(await q("select u.username, r.state, r.amount from npd_receipt r join app_user u on u.id=r.user_id"));
console.log(await q("select status,count(*) from tax_profile group by 1"));
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell'});
const open=async(name,w)=>{ const c=await b.newContext({viewport:{width:w,height:w>500?900:844},hasTouch:w<500,isMobile:w<500}); const p=await c.newPage(); await p.request.get(url);
 const csrf=async()=>decodeURIComponent((await c.cookies()).find(x=>x.name.endsWith('csrf'))?.value??'');
 const a=await p.request.post(url+'/dev/api/sign-in',{headers:{'x-csrf-token':await csrf()},data:{userId:users[name]}}); if(a.status()!==200) console.log(name,a.status(), await a.text()); p.csrf=csrf; return p;};
const shot=async(p,n)=>{ await p.waitForLoadState('networkidle').catch(()=>{}); await p.waitForTimeout(900); await p.screenshot({path:`/tmp/taxeng/shots/${n}.png`,fullPage:true}); };
const arg=process.argv[2]??'mate';
if(arg==='mate'){
 const mates=(await q("select u.username from npd_receipt r join app_user u on u.id=r.user_id limit 1"));
 const owing=mates[0]?.username;
 for(const w of [1440,390]){
  let p=await open('Северин',w); await p.goto(url+'/balance/taxes'); await shot(p,`severin-${w}`);
  if(w===1440){ await p.getByRole('textbox',{name:'ИНН'}).fill('500100732258'); await p.getByRole('button',{name:'Сохранить'}).click(); await shot(p,'severin-wrong-1440'); }
  await p.goto(url+'/balance'); await shot(p,`balance-${w}`);
  p=await open('Мирай',w); await p.goto(url+'/balance/taxes'); await shot(p,`mirai-${w}`);
  p=await open('Гранит',w); await p.goto(url+'/balance/taxes'); await shot(p,`granit-${w}`);
  if(owing){ p=await open(owing,w); await p.goto(url+'/balance/taxes'); await shot(p,`owing-${w}`); await p.goto(url+'/balance'); await shot(p,`owing-balance-${w}`);}
 }
}
if(arg==='desk'){
 for(const w of [1440,390]){
  const p=await open('Смотритель',w); await p.goto(url+'/admin/npd-receipts'); await shot(p,`desk-list-${w}`);
  const [r]=await q("select id,user_id from npd_receipt limit 1");
  if(r){ await p.goto(url+'/admin/npd-receipts/'+r.id); await shot(p,`desk-receipt-${w}`); await p.goto(url+'/admin/users/'+r.user_id); await shot(p,`desk-user-${w}`);
   await p.getByRole('button',{name:'Исправить…'}).click(); await p.waitForTimeout(700); await p.screenshot({path:`/tmp/taxeng/shots/desk-dialog-${w}.png`}); }
  await p.goto(url+'/admin/settings'); await shot(p,`desk-settings-${w}`);
 }
}
await b.close(); await pool.end();
