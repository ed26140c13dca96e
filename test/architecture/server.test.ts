import fs from 'node:fs';
import { featureOrder } from '#server/features/order.ts';
import { cruiseRooms } from './cruise-rooms';
import { serverFloors } from './server-floors';
import { tableWriters } from './table-writers';

const planted = 'test/architecture/planted/server';

/** The demo inserts into tables of other features directly, because its past cannot be made by steps of the product. */
const stage = 'composition/demo';

const sharedTables = (root: string): readonly string[] =>
  [...tableWriters(root, stage)]
    .filter(([, rooms]) => rooms.size > 1)
    .map(([table, rooms]) => `${table}: ${[...rooms].sort().join(', ')}`)
    .sort();

describe('the floors of the server', () => {
  test('every feature has its place in the order', () => {
    const folders = fs
      .readdirSync('src/server/features', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect([...folders].sort()).toEqual([...featureOrder].sort());
  });

  test('planted breaches of each kind are found', () => {
    const breaches = cruiseRooms(planted, serverFloors(planted, ['low', 'high']));
    expect(breaches.map((breach) => breach.replaceAll(`${planted}/`, '')).sort()).toEqual([
      'composition uses features by feature.ts and public.ts: composition/goes-past-the-door.ts → features/low/inside.ts',
      'features know no composition: features/high/knows-composition.ts → composition/start.ts',
      'features use one another by public.ts: features/high/goes-past-the-door.ts → features/low/feature.ts',
      'features use one another by public.ts: features/high/goes-past-the-door.ts → features/low/inside.ts',
      'features use only lower ones: features/low/looks-up.ts → features/high/public.ts',
      'platform knows no feature: platform/part/knows-a-feature.ts → features/low/public.ts',
    ]);
  });
});

describe('the tables', () => {
  test('are written by one room each', () => {
    expect(sharedTables('src/server')).toEqual([]);
  });

  test('a planted second writer is found, by Drizzle as by SQL', () => {
    expect(sharedTables(planted)).toEqual([
      'other_thing: features/high, features/low',
      'thing: features/high, features/low',
    ]);
    expect([...(tableWriters(planted, stage).get('own_thing') ?? [])]).toEqual(['features/low']);
  });
});
