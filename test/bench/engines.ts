import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { ArticleBlock } from '#domain/blog/article-document.ts';
import { seedDemo } from '#server/composition/demo/seed-demo.ts';
import { createSession } from '#server/platform/sessions/create-session.ts';
import { bundleInPage } from '../support/browsers/bundle-in-page';
import { inPageFile } from '../support/browsers/in-page-file';
import { installedEngines } from '../support/browsers/installed-engines';
import { signIn } from '../support/browsers/sign-in-script';
import { startEngine } from '../support/browsers/start-engine';
import { type Tab, tabOf } from '../support/browsers/tab';
import { fillChat, chatOf } from '../support/journeys/fill-chat';
import { personId } from '../support/journeys/person-id';
import { testBrowser } from '../support/server/test-browser';
import { benchServer } from './support/bench-server';
import { connectTo } from './support/chat-pairs';

/**
 * How many messages the chat has, how many more come in a second (as many as one person may send for four), and how
 * many letters the article has.
 */
const [messages, perSecond, letters] = [5000, 40, 30_000];

/** An engine, and a part of the names of what is done, if not all are wanted: `tsx test/bench/engines.ts Firefox chat`. */
const [wantedEngine = '', wantedPart = ''] = process.argv.slice(2);

/**
 * Neither engine tells of long tasks. A timer that is to ring every 10 ms notices how long the page did not let it:
 * 4 ms of a wait are the engines' own.
 */
const listen = `(() => {
  const everyMs = 10;
  globalThis.heldUp = [];
  let due = performance.now() + everyMs;
  const ring = () => {
    const late = performance.now() - due;
    if (late > 50) globalThis.heldUp.push(Math.round(late));
    due = performance.now() + everyMs;
    setTimeout(ring, everyMs);
  };
  setTimeout(ring, everyMs);
})()`;

/** What the page was held up by since the last time, milliseconds, longest first. */
const heldUp = async (tab: Tab): Promise<readonly number[]> => {
  const found = await tab.evaluate('globalThis.heldUp.splice(0).sort((one, other) => other - one)');
  return Array.isArray(found) ? found.map(Number) : [];
};

/** Does something, waits until the page is still, and tells the longest tasks of that time. */
const told = async (tab: Tab, what: string, act: () => Promise<unknown>, stillMs = 1500): Promise<void> => {
  if (!what.includes(wantedPart)) return void (await act());
  await heldUp(tab);
  await act();
  await pause(stillMs);
  const tasks = await heldUp(tab);
  process.stdout.write(`  ${what}: ${tasks.length === 0 ? 'none over 50 ms' : tasks.slice(0, 5).join(', ')} (150)\n`);
};

/** The product with its demo, on a database of its own. */
const startServer = async () => {
  const bench = await benchServer();
  await seedDemo(bench.product.app);
  await bench.analyse();
  return { ...bench, database: { ...bench.database, url: bench.databaseUrl } };
};

type Server = Awaited<ReturnType<typeof startServer>>;

/** Opens a page of somebody who is signed in; from here on only links lead on, so that what listens stays. */
const opened = async (tab: Tab, server: Server, username: string, page: string): Promise<void> => {
  await tab.goto('/policy');
  await tab.evaluate(signIn(await personId(server, username)));
  await tab.goto(page);
  await pause(2500);
  await tab.evaluate(listen);
};

/** Others' messages over a socket of their own, for some seconds. */
const burst = async (server: Server, chatId: string, seconds: number): Promise<void> => {
  const { app } = server.product;
  const id = await personId(server, 'Пельмешек');
  const socket = await connectTo(server.url, {
    id,
    ...(await createSession(app.db, app.secret, id, { ip: '127.0.0.1', userAgent: null })),
  });
  const unlimited = setInterval(() => void server.database.pool.query('DELETE FROM rate_count'), 50);
  let stored = 0;
  for (let tens = 0; tens < (seconds * perSecond) / 10; tens += 1) {
    const ten = Array.from({ length: 10 }, (_, index) => ({
      chatId,
      clientId: crypto.randomUUID(),
      message: `Ещё одно сообщение под номером ${10 * tens + index}`,
    }));
    const answers = Promise.all(ten.map((message) => socket.emitWithAck('chat message', message)));
    await pause(10_000 / perSecond);
    stored += (await answers).filter((answer) => Object(answer).ok === true).length;
  }
  clearInterval(unlimited);
  socket.disconnect();
  process.stdout.write(`  (${stored} of ${seconds * perSecond} messages were stored)\n`);
};

const chat = async (tab: Tab, server: Server, chatId: string): Promise<void> => {
  await opened(tab, server, 'Киберкот', '/chat');
  const field = tab.role('textbox', 'Сообщение');
  await told(tab, 'chat: opening it at its first unread message', async () => {
    await tab.role('button', /Пельмешек/).click();
    await field.waitFor();
  });
  const scroller = `document.querySelector('[role="log"] [data-virtuoso-scroller]')`;
  await told(tab, 'chat: down to its end', () => tab.role('button', /^К новым сообщениям|^К последним/).click());
  await told(tab, 'chat: up through its history', async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      // By a hand: what moves the list without one is taken back.
      await tab.evaluate(`${scroller}.dispatchEvent(new WheelEvent('wheel'))`);
      await tab.evaluate(`void (${scroller}.scrollTop -= 900)`);
      await pause(60);
    }
  });
  await told(tab, 'chat: back to its end', () => tab.role('button', /^К новым сообщениям|^К последним/).click());
  await told(tab, 'chat: typing and sending', async () => {
    await field.click();
    await tab.type('Сообщение, которое набирают с клавиатуры');
    await tab.press('Enter');
  });
  await told(tab, `chat: ${perSecond} messages a second`, () => burst(server, chatId, 4));
};

const desk = async (tab: Tab, server: Server): Promise<void> => {
  await opened(tab, server, 'Смотритель', '/admin/today');
  const count = Number(await tab.evaluate(`document.querySelectorAll('nav a[href^="/admin/"]').length`));
  for (let index = 0; index < count; index += 1) {
    const link = `document.querySelectorAll('nav a[href^="/admin/"]')[${index}]`;
    await told(tab, `desk: ${String(await tab.evaluate(`${link}.getAttribute('href')`))}`, () =>
      tab.evaluate(`void ${link}.click()`),
    );
  }
};

const editor = async (tab: Tab, server: Server): Promise<void> => {
  await opened(tab, server, 'Северин', '/materials');
  const text = tab.role('textbox', 'Текст материала');
  await told(tab, `editor: opening ${letters} letters`, async () => {
    await tab.role('link', /Длинный разбор/).click();
    await text.waitFor();
  });
  await told(tab, 'editor: typing', async () => {
    await text.click();
    await tab.type('Набрано посреди длинного текста. ');
  });
  await told(tab, 'editor: a new paragraph, a heading', async () => {
    await tab.press('Enter');
    await tab.type('## Заголовок');
    await tab.press('Enter');
  });
  await told(tab, 'editor: all of it in bold, and back', async () => {
    await tab.press('Control+a');
    await tab.press('Control+b');
    await pause(500);
    await tab.press('Control+b');
  });
  await told(tab, 'editor: all of it copied, pasted, undone', async () => {
    for (const keys of ['Control+a', 'Control+c', 'Control+v']) await tab.press(keys);
    await pause(1000);
    await tab.press('Control+z');
  });
  await told(tab, 'editor: up and down', async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      await tab.evaluate(`scrollTo(0, ${turn * 900})`);
      await pause(40);
    }
  });
};

/** A draft with paragraphs of 300 letters. */
const longDraft = async (server: Server): Promise<void> => {
  const browser = testBrowser(server.url);
  await browser.raw('GET', '/v1/auth/csrf');
  const userId = await personId(server, 'Северин');
  await browser.raw('POST', '/dev/api/sign-in', { body: JSON.stringify({ userId }) });
  const paragraph = 'Дым держится долго и закрывает окно целиком. '.repeat(7).slice(0, 300);
  const blocks = Array.from({ length: letters / paragraph.length }, (_, index): ArticleBlock =>
    index % 10 === 0
      ? { type: 'heading', id: `part-${index}`, level: 2, text: [{ text: `Глава ${index / 10 + 1}` }] }
      : { type: 'paragraph', id: `text-${index}`, text: [{ text: paragraph }] },
  );
  const { code } = await browser.call('POST /v1/blog/articles', {
    body: { title: 'Длинный разбор', document: { blocks } },
  });
  if (code !== null) throw new Error(`no draft: ${code}`);
};

const run = async (): Promise<void> => {
  process.env['TEST_PROGRAMS'] ??= os.tmpdir();
  fs.writeFileSync(inPageFile(), bundleInPage());
  const server = await startServer();
  await longDraft(server);
  for (const name of installedEngines().filter((one) => one.includes(wantedEngine))) {
    process.stdout.write(`${name}: what holds its page up, milliseconds (the longest five, wanted)\n`);
    const chatId = await chatOf(server, 'Киберкот', 'Пельмешек');
    await fillChat(server, chatId, 'Пельмешек', messages);
    const engine = await startEngine(name);
    const newTab = async (): Promise<Tab> => tabOf(await engine.newTab(), server.url);
    if ('chat'.startsWith(wantedPart)) await chat(await newTab(), server, chatId);
    if ('editor'.startsWith(wantedPart)) await editor(await newTab(), server);
    if ('desk'.startsWith(wantedPart)) await desk(await newTab(), server);
    await engine.close();
  }
  await server.stop();
};

void run().then(() => process.exit(0));
