import { errorReporting } from '#contract/error-reporting.ts';
import { startCollector } from '../support/collector';
import { type Journey, startJourney } from '../support/journeys/journey';
import { waitFor } from '../support/wait-for';

let collector: Awaited<ReturnType<typeof startCollector>>;
let journey: Journey;
beforeAll(async () => {
  collector = await startCollector();
  journey = await startJourney({ SENTRY_DSN: collector.dsn });
});
afterAll(async () => {
  const complaints = await journey.end();
  await collector.service.stop();
  expect(complaints.filter((line) => !line.includes('broken on purpose'))).toEqual([]);
});

const everything = () => collector.service.seen.map(({ body }) => body).join('\n');
const transactions = () => collector.of('transaction').map(({ transaction }) => transaction);

test('a fault of a page reaches the collector with a masked recording, through the product’s own address', async () => {
  const page = await journey.person('Киберкот');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${journey.url}/balance`);
  await page.getByRole('heading', { name: 'Баланс', level: 1 }).waitFor();
  await waitFor(
    async () => transactions(),
    (names) => names.includes('/balance'),
  );
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('broken on purpose')), 0));
  await waitFor(
    async () => collector.of('replay_event'),
    (found) => found.length > 0,
  );
  const [event] = collector.of('event').filter((one) => JSON.stringify(one).includes('broken on purpose'));
  expect(event).toMatchObject({ environment: 'production', platform: 'javascript' });
  expect(everything()).toContain('"type":"replay_recording"');
  for (const text of ['Киберкот', 'Пополнить', 'data:image']) expect(everything()).not.toContain(text);
  expect(
    requests.filter((url) => !url.startsWith(journey.url) && !url.startsWith('data:') && !url.startsWith('blob:')),
  ).toEqual([]);
  expect(requests.some((url) => new URL(url).pathname === errorReporting.tunnel)).toBe(true);
});

test('the link of a letter is in no report and in no recording', async () => {
  const page = await journey.visitor();
  await page.goto(`${journey.url}/login?reset=secret-of-a-letter`);
  await waitFor(
    async () => transactions(),
    (names) => names.includes('/login'),
  );
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('broken on purpose again')), 0));
  await waitFor(
    async () => everything(),
    (said) => said.includes('broken on purpose again'),
  );
  expect(everything()).not.toContain('secret-of-a-letter');
});

test('the page’s first paint does not wait for it', async () => {
  const page = await journey.visitor();
  const reporting = page.waitForRequest((request) => request.url().endsWith(errorReporting.tunnel));
  await page.goto(journey.url);
  await reporting;
  const [painted, fetched] = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
    return [paint, Math.max(...scripts.map(({ startTime }) => startTime))];
  });
  expect(painted).toBeGreaterThan(0);
  expect(fetched).toBeGreaterThan(painted);
});

test('an address that is no page makes no transaction', async () => {
  const page = await journey.visitor();
  await page.goto(`${journey.url}/no/such/page/here`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const before = transactions().filter((name) => name === '/blog').length;
  await page.getByRole('link', { name: 'Блог' }).first().click();
  await waitFor(
    async () => transactions().filter((name) => name === '/blog').length,
    (count) => count > before,
  );
  expect(transactions().filter((name) => String(name).includes('404') || String(name).includes('no/such'))).toEqual([]);
});
