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

const pages = [
  ['home', () => '/'],
  ['registration', () => '/login'],
  ['sign-in, for a page of members', () => '/login?returnTo=%2Fcs2%2Fsettings'],
  ['a new password', () => '/login?mode=reset'],
  ['a category', () => '/cs2/category-education'],
  ['a collection', () => '/cs2/tag-aim'],
  ['a collection within one', () => '/cs2/tag-awp'],
  ['a school', () => '/cs2/training/cs2-start'],
  ['the landing of a mate', () => '/cs2/mates/severin'],
  ['how to become a mate', () => '/cs2/mate'],
  ['mates', () => '/cs2/team'],
  ['found mates', () => '/cs2/team?search=%D0%A1%D0%B5%D0%B2'],
  ['a mate', () => `/cs2/team/${mateId}`],
  ['a person', () => `/cs2/users/${mateId}`],
  ['squads', () => '/cs2/squads'],
  ['a new squad', () => '/cs2/squads/create'],
  ['how it works', () => '/cs2/how-it-works'],
  ['blog', () => '/blog'],
  ['support', () => '/support'],
  ['found articles', () => '/blog?type=GUIDE'],
  ['draws', () => '/draws'],
  ['the agreement', () => '/policy'],
  ['the consent to data', () => '/policy/personal-data'],
  ['the consent to letters', () => '/policy/marketing'],
  ['the terms of mates', () => '/policy/mate-terms'],
] as const;

/** Pages that are another to somebody who is signed in. */
const ownPages = [
  ['home', 'a newcomer', 'Новосёл', () => '/'],
  ['home', 'a client', 'Киберкот', () => '/'],
  ['home', 'a mate', 'Северин', () => '/'],
  ['a category', 'a mate', 'Северин', () => '/cs2/category-fun'],
  ['how to become a mate', 'a mate', 'Северин', () => '/cs2/mate'],
  ['a mate', 'a client', 'Киберкот', () => `/cs2/team/${mateId}`],
  ['squads', 'a mate', 'Северин', () => '/cs2/squads'],
  ['a new squad', 'a newcomer', 'Новосёл', () => '/cs2/squads/create'],
  ['a new squad', 'a client', 'Киберкот', () => '/cs2/squads/create'],
  ['a new squad', 'a mate', 'Северин', () => '/cs2/squads/create'],
] as const;

test.each(pages.flatMap(([name, path]) => [[name, 'phone', path] as const, [name, 'desktop', path] as const]))(
  'the first screen of %s on a %s has the words of the page, and where the page has them',
  async (_name, size, path) => {
    const { first, whole } = await bothOf(journey, path(), size);
    expect(first.length).toBeGreaterThan(0);
    expect(movedFrom(first, whole)).toEqual([]);
  },
);

test.each(
  ownPages.flatMap(([name, whom, who, path]) => [
    [name, whom, 'phone', who, path] as const,
    [name, whom, 'desktop', who, path] as const,
  ]),
)(
  'the first screen of %s for %s on a %s has words of their page, and where it has them',
  async (...[, , size, who, path]) => {
    const { first, whole } = await bothOf(journey, path(), size, who);
    expect(movedFrom(first, whole)).toEqual([]);
  },
);

test('the first screen of an article has its title where the page has it', async () => {
  for (const size of ['phone', 'desktop'] as const) {
    const { first, whole } = await bothOf(journey, '/blog/material-257', size);
    // Below the title the page has what only a script can serve.
    const title = first.findIndex(({ words }) => words.startsWith('Осеннийкубок'));
    expect([size, title > 0, movedFrom(first.slice(0, title + 2), whole)]).toEqual([size, true, []]);
  }
});

test('the first screen of an operator’s day is as large as the page, which paints it anew otherwise', async () => {
  for (const size of ['phone', 'desktop'] as const) {
    const { first, whole } = await bothOf(journey, '/admin/today', size, 'Смотритель');
    expect(first.map(({ words }) => words)).toEqual(['Сегодня', expect.stringMatching(/вочередях/)]);
    expect([size, whole]).toEqual([size, expect.arrayContaining([...first])]);
  }
});
