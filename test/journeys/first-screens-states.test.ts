import { bothOf, movedFrom } from '../support/journeys/first-and-whole';
import { type Journey, startJourney } from '../support/journeys/journey';
import { personId } from '../support/journeys/person-id';

let journey: Journey;
let mateId: string;
beforeAll(async () => {
  journey = await startJourney();
  mateId = await personId(journey, 'Северин');
});
afterAll(async () => expect(await journey.end()).toEqual([]));

const ofMate = ['/cs2/team', '/cs2/team/MATE', '/cs2/users/MATE', '/cs2/mates/severin'] as const;

/** A state, how the database comes to be in it, and the pages on which it shows. */
const states = [
  ['has no photo', 'UPDATE app_user SET avatar_url = NULL WHERE id = $1', ofMate],
  ['tells nothing', 'UPDATE app_user SET description = NULL WHERE id = $1', ofMate],
  ['tells much', "UPDATE app_user SET description = repeat('Расскажу обо всём. ', 20) WHERE id = $1", ofMate],
  ['has a long name', "UPDATE app_user SET username = 'Широкоплечийнапарник' WHERE id = $1", ofMate],
  ['takes no orders', 'UPDATE mate_access SET active = FALSE WHERE user_id = $1', ofMate],
] as const;

test.each(states)(
  'the first screens of a mate who %s have their words where the pages have them',
  async (_state, sql, paths) => {
    await journey.database.pool.query(sql, [mateId]);
    const wrong: unknown[] = [];
    for (const path of paths)
      for (const size of ['phone', 'desktop'] as const) {
        const { first, whole } = await bothOf(journey, path.replace('MATE', mateId), size);
        const moved = movedFrom(first, whole);
        if (first.length === 0 || moved.length > 0) wrong.push([path, size, first.length, moved]);
      }
    expect(wrong).toEqual([]);
  },
);

test('the first screens of a game that nobody plays have their words where the pages have them', async () => {
  await journey.database.pool.query('UPDATE mate_access SET active = FALSE');
  await journey.database.pool.query('UPDATE squad SET visible = FALSE');
  const wrong: unknown[] = [];
  for (const path of ['/cs2/squads', '/cs2/squads/create', '/cs2/category-fun', '/cs2/tag-aim', '/cs2/team'])
    for (const size of ['phone', 'desktop'] as const) {
      const { first, whole } = await bothOf(journey, path, size);
      const moved = movedFrom(first, whole);
      if (first.length === 0 || moved.length > 0) wrong.push([path, size, moved]);
    }
  expect(wrong).toEqual([]);
});
