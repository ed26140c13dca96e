import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createProduct } from '../../../src/server/app/create-product';
import type { Product } from '../../../src/server/app/create-product';
import { readConfig } from '../../../src/server/config/read-config';
import { seedDemo } from '../../../src/server/demo/seed-demo';
import { createTestDatabase } from '../test-database';
import type { TestDatabase } from '../test-database';
import { findChromium } from './find-chromium';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const sizes = { desktop: { width: 1440, height: 1000 }, phone: { width: 390, height: 844 } } as const;

export interface Journey {
  readonly url: string;
  readonly database: TestDatabase;
  readonly product: Product;
  /** A browser of its own: other cookies, other storage. What it complains of in its console fails the journey. */
  visitor(size?: keyof typeof sizes): Promise<Page>;
  /** A browser in which this demo person is signed in. */
  person(username: string, size?: keyof typeof sizes): Promise<Page>;
  /** Complaints of all consoles so far: errors, uncaught exceptions, violations of the content policy. */
  readonly complaints: readonly string[];
  end(): Promise<void>;
}

/** Failed requests that a journey provokes on purpose show as console errors of the browser itself. */
const isExpected = (text: string): boolean => /Failed to load resource: the server responded with a status of 4(00|01|03|04|09|29)/.test(text);

const listen = async (product: Product): Promise<string> => {
  await product.server.listen({ port: 0, host: '127.0.0.1' });
  const address = product.server.server.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
};

const signIn = async (page: Page, url: string, username: string): Promise<void> => {
  await page.goto(url);
  const status = await page.evaluate(async (name) => {
    const people: readonly { id: string; username: string }[] = await (await fetch('/dev/api/personas')).json();
    const csrf = decodeURIComponent(/csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const userId = people.find((person) => person.username === name)?.id;
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
    return (await fetch('/dev/api/sign-in', { method: 'POST', headers, body: JSON.stringify({ userId }) })).status;
  }, username);
  expect(status).toBe(200);
};

/** The whole product with its demo people, and as many browsers as the story needs. */
export const startJourney = async (): Promise<Journey> => {
  const database = await createTestDatabase(20);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-files-'));
  const config = readConfig({ PORT: '0', DEMO: '1', NODE_ENV: 'production', DATA_DIR: dataDir });
  const product = await createProduct(config, database, 'a secret that only journeys know, long enough');
  await seedDemo(product.app);
  const url = await listen(product);
  const { executablePath, env } = await findChromium();
  const browser: Browser = await chromium.launch({ executablePath, args: flags, env: { ...process.env, ...env } as Record<string, string> });
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];
  const visitor: Journey['visitor'] = async (size = 'desktop') => {
    const isPhone = size === 'phone';
    const context = await browser.newContext({ viewport: sizes[size], locale: 'ru-RU', timezoneId: 'Europe/Moscow', reducedMotion: 'reduce', isMobile: isPhone, hasTouch: isPhone });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (problem) => complaints.push(`uncaught: ${problem.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) complaints.push(`console: ${message.text()}`);
    });
    return page;
  };
  return {
    url,
    database,
    product,
    complaints,
    visitor,
    person: async (username, size) => {
      const page = await visitor(size);
      await signIn(page, url, username);
      return page;
    },
    end: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
      await product.stop();
      await database.drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
