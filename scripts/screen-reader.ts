import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleInPage } from '../test/support/browsers/bundle-in-page';
import { mainJob, type Scene } from './screen-reader/job';
import { type Listener, startListener } from './screen-reader/listener';
import { otherParts, signingIn } from './screen-reader/parts';
import { startSlowLine } from './screen-reader/slow-line';
import { recordings, uploads } from './screen-reader/uploads';

/*
 * What Orca says of the product in Firefox, sentence by sentence: `npx tsx scripts/screen-reader.ts` with a running demo
 * (PRODUCT_URL), and `sign-in`, `job`, `parts`, `uploads` or `recordings` if not all is wanted. By hand, on Linux with orca, at-spi2-core,
 * firefox-esr, xvfb, xdotool, openbox and the locale ru_RU.UTF-8; docs/browsers.md has what was heard.
 */
const { PRODUCT_URL: product = 'http://127.0.0.1:3000' } = process.env;
const wanted = process.argv[2] ?? '';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const idOf = async (username: string): Promise<string> => {
  const people: readonly { readonly id: string; readonly username: string }[] = await (
    await fetch(`${product}/dev/api/personas`)
  ).json();
  return people.find((one) => one.username === username)?.id ?? '';
};

/** Moves the clock of the demo on. */
const pass = async (advanceMs: number): Promise<void> => {
  const { headers } = await fetch(product);
  const cookie = headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const token = cookie.find((one) => one.startsWith('csrf='))?.slice('csrf='.length) ?? '';
  await fetch(`${product}/dev/api/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': token, cookie: cookie.join('; ') },
    body: JSON.stringify({ advanceMs }),
  });
};

/** A scene that fails is told, and the next one begins: the report is what matters. */
const tell = async (scenes: readonly Scene[], listeners: Readonly<Record<string, Listener>>): Promise<void> => {
  for (const { title, act } of scenes) {
    say(`\n## ${title}`);
    await act().catch((problem) => say(`!! ${String(problem).split('\n')[0] ?? ''}`));
    for (const [who, listener] of Object.entries(listeners))
      for (const { words, isCutOff } of await listener.heard()) say(`${who}: ${words}${isCutOff ? ' [cut off]' : ''}`);
  }
};

const run = async (): Promise<void> => {
  process.env['TEST_PROGRAMS'] = fs.mkdtempSync(path.join(os.tmpdir(), 'in-page-'));
  fs.writeFileSync(path.join(process.env['TEST_PROGRAMS'], 'in-page.js'), bundleInPage());
  if ('sign-in'.includes(wanted)) {
    const guest = await startListener(product, null);
    await guest.heard();
    await tell(signingIn(guest), { guest });
    await guest.close();
  }
  if (['job', 'parts'].some((part) => part.includes(wanted))) {
    const client = await startListener(product, await idOf('Киберкот'));
    await client.heard();
    if ('job'.includes(wanted)) {
      const mate = await startListener(product, await idOf('Северин'));
      await mate.heard();
      await tell(mainJob(client, mate, pass), { client, mate });
      await mate.close();
    }
    if ('parts'.includes(wanted)) await tell(otherParts(client), { client });
    await client.close();
  }
  if ('recordings'.includes(wanted)) {
    const asked = await startListener(product, await idOf('Киберкот'));
    await asked.heard();
    await tell(recordings(asked), { client: asked });
    await asked.close();
  }
  if ('uploads'.includes(wanted)) {
    const line = await startSlowLine(product);
    const sender = await startListener(product, await idOf('Киберкот'), line.preferences);
    await sender.heard();
    await tell(uploads(sender), { client: sender });
    await sender.close();
    line.close();
  }
};

void run().then(
  () => process.exit(0),
  (problem) => {
    say(String(problem));
    process.exit(1);
  },
);
