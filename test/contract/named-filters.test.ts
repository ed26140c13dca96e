import * as z from 'zod/mini';
import { unnamedFacts } from '#domain/desk/audit-facts.ts';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';

/** The filters of the desk's exported lists: the log tells what was exported. */
const filters = Object.entries<Endpoint>(contract)
  .filter(([route]) => /^GET \/v1\/admin\/.*\.xlsx$/.test(route))
  .flatMap(([, { query }]) => (query instanceof z.ZodMiniObject ? Object.keys(query.shape) : []));

test('every filter of an exported list has a name in the log', () => {
  expect(filters.length).toBeGreaterThan(50);
  expect(unnamedFacts(Object.fromEntries(filters.map((name) => [name, 'x'])))).toEqual([]);
});

test('a detail without a name is found, also within another; operators’ words and what nobody reads need none', () => {
  const details = { amount: 1, unheard: 2, before: { title: 'a', unseen: true }, list: [{ unsaid: 1 }], seedHash: 'x' };
  expect(unnamedFacts(details)).toEqual(['unheard', 'unseen', 'list', 'unsaid']);
  expect(unnamedFacts({ reason: 'потому что' })).toEqual([]);
});
