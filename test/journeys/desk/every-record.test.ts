import * as z from 'zod/mini';
import { contract } from '#contract/contract.ts';
import { fillDesk } from '../../support/journeys/fill-desk';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { callsOf } from '../../support/journeys/operators';
import type { TestBrowser } from '../../support/server/test-browser';

let journey: Journey;
let operator: TestBrowser;
beforeAll(async () => {
  journey = await startJourney();
  await fillDesk(journey);
  operator = await callsOf(journey, 'Смотритель');
});
afterAll(() => journey.end());

const record = z.record(z.string(), z.unknown());
const page = z.object({ items: z.array(record) });

const routes = new Set(Object.keys(contract));

/** Every list of the desk whose lines open a record of their own (not what belongs to a record): its path, and the name of the id in both. */
const listsWithRecords = [...routes].flatMap((route) => {
  const [, path = '', key = ''] = /^GET (\/v1\/admin\/.*)\/\{(\w+)\}$/.exec(route) ?? [];
  return routes.has(`GET ${path}`) && !path.includes('{') ? [{ path, key }] : [];
});

/** Lists that nobody has filled in the demo. */
const empty: readonly string[] = ['/v1/admin/reconciliations', '/v1/admin/notifications', '/v1/admin/pages'];

/** Lines that name their record by another object's id. */
const otherIds: Readonly<Record<string, (line: Readonly<Record<string, unknown>>) => unknown>> = {
  '/v1/admin/disputes': ({ squadId }) => squadId,
  '/v1/admin/mates': ({ person }) => Object(person).id,
};

/** Records that contain their line whole. */
const nested: Readonly<Record<string, string>> = { '/v1/admin/blog/articles': 'article' };

const get = async (path: string): Promise<unknown> => {
  const { status, body } = await operator.raw('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body;
};

test('the desk has lists with records', () => {
  expect(listsWithRecords.length).toBeGreaterThan(25);
});

test.each(listsWithRecords)('$path: a line opens its record, which says the same', async ({ path, key }) => {
  const { items } = page.parse(await get(path));
  expect([path, items.length > 0]).toEqual([path, !empty.includes(path)]);
  for (const line of items.slice(0, 5)) {
    const id = otherIds[path]?.(line) ?? line[key];
    const whole = record.parse(await get(`${path}/${encodeURIComponent(String(id))}`));
    const opened = record.parse(whole[nested[path] ?? ''] ?? whole);
    const shared = Object.keys(line).filter((name) => name in opened);
    expect(shared.length).toBeGreaterThan(0);
    const only = (of: Readonly<Record<string, unknown>>) => Object.fromEntries(shared.map((name) => [name, of[name]]));
    expect(only(opened)).toEqual(only(line));
  }
});
