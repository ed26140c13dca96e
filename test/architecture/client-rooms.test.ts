import { clientFloors } from './client-floors';
import { cruiseRooms } from './cruise-rooms';

const planted = 'test/architecture/planted/client';

test('a planted breach of each rule of the client is found', () => {
  const breaches = cruiseRooms(planted, clientFloors(planted));
  const broken = new Set(breaches.map((breach) => breach.split(':')[0]));
  expect([...broken].sort()).toEqual(
    clientFloors(planted)
      .map(({ name }) => name)
      .sort(),
  );
}, 120_000);
