import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { signInAs } from './sign-in-as';

/*
 * A real copy in LibreOffice Writer and Calc, and a real paste into the editor and the chat of the running demo
 * (PRODUCT_URL), through the clipboard of the screen: `xvfb-run -a npx tsx scripts/real-clipboard.ts`. By hand, where
 * `soffice`, `xdotool`, `openbox` and a Chromium with a window (CHROMIUM_PATH) are. Word, Google Docs, Excel, Telegram and
 * Notion cannot be had here: their clipboards are recorded in test/support/blog/pasted.
 */
const { PRODUCT_URL: product = 'http://127.0.0.1:3000', CHROMIUM_PATH: browserPath = '/usr/bin/chromium' } =
  process.env;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clipboard-'));
const say = (text: string) => process.stdout.write(`${text}\n`);

const written = `<html><body><h2>Map</h2><p>Plain <b>bold</b> <i>italic</i> <a href="https://example.com/a_(b)">link</a></p>
<ul><li>one</li><li>two<ul><li>inner</li></ul></li></ul>
<table border="1"><tr><td>a1</td><td>b1</td></tr><tr><td>a2</td><td>b2</td></tr></table></body></html>`;
const sheet = 'Place;Sum\nfirst;500 RUB\nsecond;1505,10\n';

/** What has to stand in the article after the paste, as selectors of the editor with their texts. */
const wanted: Readonly<Record<string, readonly (readonly [selector: string, text: string])[]>> = {
  'writer.html': [
    ['h2, h3', 'Map'],
    ['strong', 'bold'],
    ['em', 'italic'],
    ['a[href="https://example.com/a_(b)"]', 'link'],
    ['li li', 'inner'],
    ['td, th', 'b2'],
  ],
  'calc.csv': [
    ['td, th', 'Place'],
    ['td, th', '500 RUB'],
    ['td, th', '1505,10'],
  ],
};

const press = (...keys: readonly string[]) => spawnSync('xdotool', ['key', '--clearmodifiers', ...keys]);

/** Opens the file in LibreOffice and copies all of it. Its window stays: whoever copied owns the clipboard. */
const copyFrom = async (file: string): Promise<() => void> => {
  const filter = file.endsWith('.csv') ? ['--calc', '--infilter=CSV:59,34,UTF8'] : ['--writer'];
  const office = spawn(
    'soffice',
    [`-env:UserInstallation=file://${folder}/profile`, '--norestore', '--nologo', ...filter, path.join(folder, file)],
    { stdio: 'ignore', detached: true },
  );
  const found = spawnSync('timeout', ['90', 'xdotool', 'search', '--sync', '--onlyvisible', '--name', file]);
  const [id] = String(found.stdout).trim().split('\n');
  await pause(4000);
  spawnSync('xdotool', ['windowactivate', '--sync', id ?? '']);
  press('Escape');
  press('ctrl+a');
  await pause(500);
  press('ctrl+c');
  await pause(1500);
  return () => void (office.pid === undefined ? undefined : process.kill(-office.pid));
};

const run = async (): Promise<boolean> => {
  fs.writeFileSync(path.join(folder, 'writer.html'), written);
  fs.writeFileSync(path.join(folder, 'calc.csv'), sheet);
  const manager = spawn('openbox', { stdio: 'ignore' });
  const browser = await chromium.launch({ executablePath: browserPath, headless: false, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await signInAs(page, product, 'mate');
  let isRight = true;
  for (const [file, parts] of Object.entries(wanted)) {
    const close = await copyFrom(file);
    await page.goto(`${product}/materials/new`);
    const editor = page.locator('.ProseMirror');
    await editor.click();
    await page.keyboard.press('Control+V');
    await pause(1500);
    for (const [selector, text] of parts) {
      const isThere = (await editor.locator(selector).filter({ hasText: text }).count()) > 0;
      isRight &&= isThere;
      say(`${file}, article: ${selector} «${text}» ${isThere ? 'is there' : 'IS MISSING'}`);
    }
    await page.goto(`${product}/chat`);
    await page
      .getByRole('button', { name: /Киберкот/ })
      .first()
      .click();
    const field = page.getByRole('textbox', { name: 'Сообщение', exact: true });
    await field.click();
    await page.keyboard.press('Control+V');
    await pause(1000);
    const typed = await field.inputValue();
    const isText = parts.every(([, text]) => typed.includes(text));
    isRight &&= isText;
    say(`${file}, chat: ${isText ? 'all of its text' : `NOT ALL OF ITS TEXT: ${JSON.stringify(typed)}`}`);
    close();
    await pause(1500);
  }
  await browser.close();
  manager.kill();
  return isRight;
};

void run().then((isRight) => {
  fs.rmSync(folder, { recursive: true, force: true });
  process.exitCode = isRight ? 0 : 1;
});
