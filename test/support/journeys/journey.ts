import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createProduct, type Product } from '#server/composition/create-product.ts';
import { logFaults } from '../expect-logs';
import { createTestDatabase, migratedTemplate, type TestDatabase } from '../test-database';
import { createDemoDatabase, demoConfig } from './demo-template';
import { notePresses } from './note-presses';
import { pressAtPeoplesPace } from './at-peoples-pace';
import { personId } from './person-id';
import { signInAt } from './sign-in-at';

/** Milliseconds: a page whose script never loads keeps the server's first screen. */
const timeout = 5000;

/** Waits until the page's script has replaced the server's first screen. */
const untilRendered = (page: Page): Promise<void> =>
  page
    .waitForFunction(() => document.querySelector('#root .first-paint') === null, null, { timeout })
    .then(
      () => undefined,
      () => undefined,
    );

/** Makes `goto` and `reload` wait for the rendered page: the server's first screen has the same titles. */
const openWhole = (page: Page): void => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...asked) => {
    const answer = await goto(...asked);
    await untilRendered(page);
    return answer;
  };
  page.reload = async (...asked) => {
    const answer = await reload(...asked);
    await untilRendered(page);
    return answer;
  };
};

declare global {
  /** The browser of this file, started by its environment. */
  var journeyBrowser: Browser;
}

export const sizes = { desktop: { width: 1440, height: 1000 }, phone: { width: 390, height: 844 } } as const;

export interface Journey {
  readonly url: string;
  readonly database: TestDatabase;
  readonly product: Product;
  /**
   * A page with cookies and storage of its own. Errors in its console fail the journey. `worker`: with the service
   * worker.
   */
  visitor(size?: keyof typeof sizes, worker?: boolean): Promise<Page>;
  /** A page on which this demo person is signed in. */
  person(username: string, size?: keyof typeof sizes, worker?: boolean): Promise<Page>;
  /** Messages of all consoles so far: errors, uncaught exceptions, violations of the content security policy. */
  readonly complaints: readonly string[];
  /** Closes everything; returns the complaints until then. */
  end(): Promise<readonly string[]>;
}

/** The product's secret; tests also sign callbacks of providers with it. */
export const journeySecret = 'a secret that only journeys know, long enough';

/** Requests that a journey makes fail on purpose appear as console errors. */
const isExpected = (text: string): boolean =>
  /Failed to load resource: the server responded with a status of 4(00|01|03|04|09|29)/.test(text);

/** `PORT`: the product has to be told its own address, which passkeys belong to. */
const listen = async (product: Product, env: Readonly<Record<string, string>>): Promise<string> => {
  await product.server.listen({ port: Number(env['PORT'] ?? 0), host: '127.0.0.1' });
  if (env['PUBLIC_URL'] !== undefined) return env['PUBLIC_URL'];
  const address = product.server.server.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
};

/**
 * The whole product with its demo people, and as many pages as the story needs. `env` as for a manual start: with
 * `DEMO=0` there are no people and no games.
 */
export const startJourney = async (env: Readonly<Record<string, string>> = {}): Promise<Journey> => {
  const database = await (env['DEMO'] === '0' ? createTestDatabase(20, migratedTemplate) : createDemoDatabase());
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-files-'));
  const product = await createProduct(demoConfig(dataDir, env), database, journeySecret);
  const url = await listen(product, env);
  const complaints: string[] = [];
  const started = new Date();
  const contexts: BrowserContext[] = [];
  const visitor: Journey['visitor'] = async (size = 'desktop', worker = false) => {
    const isPhone = size === 'phone';
    const context = await journeyBrowser.newContext({
      baseURL: url,
      viewport: sizes[size],
      // Layout stays the same, painting takes less: nobody looks at the pixels, which are a tenth of a page's work.
      deviceScaleFactor: 0.5,
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
      reducedMotion: 'reduce',
      isMobile: isPhone,
      hasTouch: isPhone,
      // Requests that pass through a service worker cannot be intercepted.
      serviceWorkers: worker ? 'allow' : 'block',
    });
    contexts.push(context);
    context.on('page', openWhole);
    const { PRESSES: presses, PRESSES_OF: whose } = process.env;
    if (presses !== undefined && contexts.length === Number(whose)) {
      await notePresses(context, presses);
      context.on('page', pressAtPeoplesPace);
    }
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    // Intercepts file choosers from the start: enabled only when one is expected, it may take effect too late.
    page.on('filechooser', () => undefined);
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
    person: async (username, size, worker) => {
      const page = await visitor(size, worker);
      await signInAt(page, url, await personId({ database }, username));
      return page;
    },
    end: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      // Whatever the journey did can be made once more; what the demo did before it is tested elsewhere.
      const heard = [...complaints, ...(await logFaults(database, started))];
      await product.stop();
      await database.drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
      return heard;
    },
  };
};
