import { featureOrder } from '#server/features/order.ts';
import { clientFloors } from './client-floors';
import { cruiseRooms } from './cruise-rooms';
import { serverFloors } from './server-floors';

/** The reasons for the rules: docs/conventions.md, "the folder tree is the architecture". */
const rules = [
  ...clientFloors('src/client'),
  ...serverFloors('src/server', featureOrder),
  {
    name: 'domain imports nothing of ours and of others only xstate',
    from: { path: '^src/domain' },
    to: { pathNot: '^(src/domain|node_modules/xstate)' },
  },
  {
    name: 'contract imports domain and the schema library',
    from: { path: '^src/contract' },
    to: { pathNot: '^(src/(contract|domain)|node_modules/(zod|xstate))' },
  },
  { name: 'server never imports the client', from: { path: '^src/server' }, to: { path: '^src/client' } },
  { name: 'client never imports the server', from: { path: '^src/client' }, to: { path: '^src/server' } },
  { name: 'no cycles', from: {}, to: { circular: true } },
];

describe('the rooms', () => {
  // All rules at once: reading the sources takes nearly all of the time.
  test('keep to what they may import, types included', () => {
    const breaches = cruiseRooms('src', rules);
    expect(breaches).toEqual([]);
  });

  test('a planted breach is found, by path and by name', () => {
    const breaches = cruiseRooms('test/architecture/planted', [
      { name: 'planted', from: { path: 'planted/from' }, to: { path: 'planted/to' } },
    ]);
    expect(breaches.toSorted()).toEqual([
      'planted: test/architecture/planted/from-by-name.ts → test/architecture/planted/to.ts',
      'planted: test/architecture/planted/from.ts → test/architecture/planted/to.ts',
    ]);
  });

  test('a planted circle is found, of types too, and nobody who only imports from it', () => {
    const breaches = cruiseRooms('test/architecture/planted/circle', [
      { name: 'circle', from: {}, to: { circular: true } },
    ]);
    expect(breaches.toSorted()).toEqual([
      'circle: test/architecture/planted/circle/one.ts → test/architecture/planted/circle/two.ts',
      'circle: test/architecture/planted/circle/two.ts → test/architecture/planted/circle/one.ts',
    ]);
  });
});
