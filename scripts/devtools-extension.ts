import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page, type WebSocketRoute } from 'playwright-core';
import { signInAs } from './sign-in-as';

/*
 * Opens the running product (PRODUCT_URL) with the real Redux DevTools extension, whose unpacked folder
 * DEVTOOLS_EXTENSION names, in a full Chromium (CHROMIUM_PATH), and prints what it costs and whether time travel calls
 * the server: `npx tsx scripts/devtools-extension.ts 5000`. A screen is needed: `xvfb-run` lends one.
 */
const { DEVTOOLS_EXTENSION: extension, PRODUCT_URL: product = 'http://127.0.0.1:3000' } = process.env;
if (extension === undefined) {
  process.stderr.write('DEVTOOLS_EXTENSION is not set: the unpacked folder of the extension is wanted\n');
  process.exit(1);
}
const wanted = Number(process.argv[2] ?? 5000);
const batch = 100;
/** Messages by which the rates are measured. */
const more = 300;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Reads the milliseconds of processor time that the page has used so far, and the bytes of heap that it holds. */
const meterOf = async (context: BrowserContext, page: Page) => {
  const session = await context.newCDPSession(page);
  // Otherwise time in which other programs have the processor is counted too.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (name: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? 0;
  };
  return {
    cpu: async () => (await read('TaskDuration')) * 1000,
    heap: async () => {
      await session.send('HeapProfiler.collectGarbage');
      return read('JSHeapUsedSize');
    },
  };
};

type Meter = Awaited<ReturnType<typeof meterOf>>;

/** Waits until the page has done what it had to: what it still does would be counted as the panel's cost. */
const untilIdle = async (page: Page, { cpu }: Meter): Promise<void> => {
  for (let tries = 0; tries < 60; tries += 1) {
    const from = await cpu();
    await page.waitForTimeout(1000);
    if ((await cpu()) - from < 50) return;
  }
  say('the page has not come to rest within a minute: the figures count what it does by itself');
};

const padded = (number: number) => String(number).padStart(12, '0');

const message = (seq: number) => ({
  chatId: 'cccccccc-0000-7000-8000-000000000001',
  messageId: `bbbbbbbb-0000-7000-8000-${padded(seq)}`,
  seq,
  clientId: `dddddddd-0000-7000-8000-${padded(seq)}`,
  message: `Сообщение ${seq}`,
  messageTime: new Date(1_790_000_000_000 + seq * 1000).toISOString(),
  rev: 0,
  messagePayload: null,
  editedAt: null,
  deleted: false,
  replyTo: null,
  reactions: [],
  userInfo: { jti: 'aaaaaaaa-0000-7000-8000-000000000002', username: 'Северин', avatar: null, role: 'MATE' },
  isNewChat: false,
});

const run = async (folder: string): Promise<void> => {
  const context = await chromium.launchPersistentContext(fs.mkdtempSync(path.join(os.tmpdir(), 'devtools-')), {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    headless: false,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const { host: extensionId } = new URL(worker.url());

  const page = await context.newPage();
  let sent = 0;
  let chat: WebSocketRoute | null = null;
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) sent += 1;
  });
  await signInAs(page, product, 'client');
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((data) => {
      const text = String(data);
      if (text.startsWith('40/chat')) chat = socket;
      // 2 and 3 keep the connection alive.
      if (text.length > 1) sent += 1;
      server.send(data);
    });
    server.onMessage((data) => socket.send(data));
  });
  await page.goto(`${product}/chat?devtools`);
  await page.waitForTimeout(5000);
  const feed = async (from: number, to: number) => {
    for (let seq = from; seq < to; seq += batch) {
      for (let at = seq; at < Math.min(seq + batch, to); at += 1)
        chat?.send(`42/chat,${JSON.stringify(['chat message', message(at)])}`);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    }
  };
  if (chat === null) throw new Error('The chat has not connected');
  const meter = await meterOf(context, page);
  await feed(1, wanted);
  await untilIdle(page, meter);
  /** Messages per second of the page's processor time. */
  const rateOf = async (from: number): Promise<string> => {
    const spent = await meter.cpu();
    await feed(from, from + more);
    await untilIdle(page, meter);
    return (more / (((await meter.cpu()) - spent) / 1000)).toFixed(0);
  };
  const alone = await rateOf(wanted);

  const before = { cpu: await meter.cpu(), heap: await meter.heap() };
  const panel = await context.newPage();
  const openedAt = Date.now();
  await panel.goto(`chrome-extension://${extensionId}/devpanel.html`);
  const rows = panel
    .locator('[class*="actionList"], [data-testid="actionList"]')
    .or(panel.getByText('chat/messageReceived'));
  await rows.first().waitFor({ timeout: 120_000 });
  const shownMs = Date.now() - openedAt;
  await untilIdle(page, meter);
  const after = { cpu: await meter.cpu(), heap: await meter.heap() };
  say(`${wanted} messages; panel shows them after ${shownMs} ms`);
  say(
    `page: processor ${(after.cpu - before.cpu).toFixed(0)} ms, heap ${(before.heap / 1e6).toFixed(0)} → ${(after.heap / 1e6).toFixed(0)} MB`,
  );

  const quietFrom = sent;
  await panel.getByText('chat/messageReceived').first().hover();
  await panel.getByText('Jump', { exact: true }).locator('visible=true').first().click();
  await page.waitForTimeout(10_000);
  const past = await page.getByText('Redux DevTools показывают не последнее состояние').isVisible();
  say(`jumped (the page says so: ${past}): ${sent - quietFrom} requests in 10 s`);
  await page.screenshot({ path: path.join(os.tmpdir(), 'devtools-page.png') });
  await panel.screenshot({ path: path.join(os.tmpdir(), 'devtools-panel.png') });
  await page.getByRole('button', { name: 'К живой странице' }).click();

  await untilIdle(page, meter);
  say(`messages per second of processor time: ${alone} without the panel, ${await rateOf(wanted + more)} with it open`);
  await context.close();
};

void run(extension);
