import { chromium } from 'playwright-core';
import { serveBarePage } from './test/bench/support/bare-page/serve-bare-page';
import { demoCookie } from './test/bench/support/demo-cookie';
import path from 'node:path';
const [rounds = '3', wanted = '', ...ports] = process.argv.slice(2);
const visit = async (browser: any, url: string, cookie: string) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'ru-RU',
    serviceWorkers: 'block',
  });
  await context.addCookies(
    cookie
      .split('; ')
      .filter(Boolean)
      .map((p: string) => {
        const i = p.indexOf('=');
        return { name: p.slice(0, i), value: p.slice(i + 1), url: new URL(url).origin };
      }),
  );
  const page = await context.newPage();
  await page.addInitScript({ path: path.join(__dirname, 'test/bench/support/watch-page.js') });
  const s = await context.newCDPSession(page);
  await s.send('Network.enable');
  await s.send('Network.setCacheDisabled', { cacheDisabled: true });
  await s.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: 96000,
  });
  await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const bs = await browser.newBrowserCDPSession();
  const events: any[] = [];
  bs.on('Tracing.dataCollected', ({ value }: any) => events.push(...value));
  await bs.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await page.goto(url, { timeout: 90000 });
  let [before, quiet] = [-1, 0];
  while (quiet < 4) {
    await page.waitForTimeout(500);
    const now = await page.evaluate('seenByBench.tasks.length');
    quiet = now === before ? quiet + 1 : 0;
    before = now;
  }
  const seen: any = await page.evaluate('seenByBench');
  const done = new Promise((r) => bs.once('Tracing.tracingComplete', r));
  await bs.send('Tracing.end');
  await done;
  const byThread = new Map<string, any[]>();
  for (const e of events)
    if (e.name === 'ParseHTML' || e.name === 'EvaluateScript')
      byThread.set(e.pid + ':' + e.tid, (byThread.get(e.pid + ':' + e.tid) ?? []).concat(e));
  const key = [...byThread].sort((a, b) => b[1].length - a[1].length)[0]![0];
  const start = byThread.get(key)!.filter((e) => e.name === 'ParseHTML')[0]!.ts;
  const tasks = events
    .filter((e) => e.name === 'RunTask' && e.pid + ':' + e.tid === key && e.ts >= start)
    .map((e) => (e.tdur ?? 0) / 1000)
    .filter((t) => t > 50);
  await context.close();
  return {
    cpu: tasks.reduce((a, b) => a + b - 50, 0),
    longest: Math.max(0, ...tasks),
    wall: seen.tasks.reduce((a: number, { took }: any) => a + took - 50, 0),
    first: seen.firstPaint,
    largest: seen.largestPaint,
    what: seen.largest,
    shift: seen.shift,
  };
};
const median = (xs: number[]) => xs.sort((a, b) => a - b)[Math.floor(xs.length / 2)]!;
const run = async () => {
  const bare = await serveBarePage();
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
  const pages: [string, string | null][] = [
    ['/', null],
    ['/login', null],
    ['/cs2/team', null],
    ['/cs2/team/MATE', null],
    ['/cs2/squads', null],
    ['/blog', null],
    ['/blog/material-257', null],
    ['/admin/today', 'Смотритель'],
  ];
  for (const [p, who] of pages.filter(([p]) => wanted === '' || wanted.split(',').includes(p))) {
    const targets: [string, string, string][] = [['bare', bare.url, '']];
    for (const port of ports) {
      const base = `http://127.0.0.1:${port}`;
      const mates: any = await (await fetch(`${base}/v1/mates/game/cs2`)).json();
      targets.push([
        port,
        base + p.replace('MATE', mates.items[0].id),
        who === null ? '' : await demoCookie(base, who),
      ]);
    }
    const got = new Map<string, any[]>();
    for (let r = 0; r < Number(rounds); r += 1)
      for (const [name, url, cookie] of targets)
        got.set(name, [...(got.get(name) ?? []), await visit(browser, url, cookie)]);
    const b = got.get('bare')!;
    for (const [name, vs] of got) {
      const m = (k: string) => median(vs.map((v) => v[k])),
        mb = (k: string) => median(b.map((v) => v[k]));
      console.log(
        p,
        name,
        `cpu blocking ${m('cpu').toFixed(0)} (${(m('cpu') / mb('cpu')).toFixed(2)}×) longest ${m('longest').toFixed(0)} wall ${m('wall').toFixed(0)} (${(m('wall') / mb('wall')).toFixed(2)}×) first ${(m('first') / mb('first')).toFixed(2)}× largest ${(m('largest') / mb('largest')).toFixed(2)}× shift ${m('shift').toFixed(3)} ${vs.at(-1).what.slice(0, 60)}`,
      );
    }
  }
  await browser.close();
  bare.close();
};
run().then(() => process.exit(0));
