import { setPreloadedResponses, unusedResponses } from '#client/api/preloaded-responses.ts';
import { askFirst, prefetchPage } from '#client/app/router/prefetch-page.ts';
import { createAppStore } from '#client/app/store/create-app-store.ts';
import { setDefaultGame } from '#client/entities/game/chosen-game.ts';
import { setTimeZone } from '#client/kit/time/server-now.ts';
import { sessionHint } from '#client/api/session-hint.ts';
import type { Me } from '#contract/schemas/me.ts';
import { preloadAddresses } from '#server/composition/page/preloaded-responses.ts';
import { fakeServer } from '../support/client/fake-server';
import { aClient, aMate } from '../support/client/people';

const id = '01941f29-7c00-7000-8000-02befca514a3';

/** Every page that comes with responses, and one that does not. */
const pages = [
  '/',
  '/login',
  '/cs2/team',
  `/cs2/team/${id}`,
  `/cs2/users/${id}`,
  '/cs2/squads',
  '/cs2/squads/create',
  '/cs2/how-it-works',
  '/policy',
  '/policy/personal-data',
  '/policy/marketing',
  '/policy/mate-terms',
  '/cs2/mate',
  '/blog',
  '/cs2/category-education',
  '/cs2/tag-aim',
  '/cs2/training/cs2-start',
  '/cs2/mates/severin',
  '/balance',
  '/balance/packages',
  '/balance/gifts',
  '/balance/reserves',
  '/balance/referrals',
  '/balance/taxes',
  '/balance/operations',
  '/cs2/orders-history',
  '/cs2/bookings',
  '/draws',
  '/draws/7',
  '/admin',
  '/admin/today',
  '/admin/users',
  '/support',
];

const newcomer: Me = { ...aClient(), orders: 0 };
const playing: Me = { ...aMate(), squadMember: { gameId: 'cs2', squadId: 18_011 } };
const operator: Me = { ...aClient(), permissions: ['ALL'] };

const visitors: readonly (readonly [string, Me | null])[] = [
  ['a guest', null],
  ['a client', aClient()],
  ['a newcomer', newcomer],
  ['a mate', aMate()],
  ['a mate who plays', playing],
  ['an operator', operator],
];

/** The code of all pages is compiled once, which takes a busy machine most of a minute; it reads what is open at once. */
beforeAll(async () => {
  const boot = document.createElement('script');
  Object.assign(boot, { id: 'boot', type: 'application/json', textContent: JSON.stringify({ deskOpen: true }) });
  document.body.append(boot);
  for (const path of pages) await prefetchPage(path);
}, 180_000);

beforeEach(() => {
  fakeServer({});
  setDefaultGame('cs2');
});
afterEach(() => setPreloadedResponses({}));

/** The addresses with which the page comes and for which its first queries do not ask. */
const leftBy = async (path: string, me: Me | null): Promise<readonly string[]> => {
  window.history.replaceState(null, '', path);
  if (me === null) sessionHint.clear();
  else {
    sessionHint.set(Date.now());
    setTimeZone(me.timeZone);
  }
  if (me?.mateAccess != null) document.documentElement.dataset['mate'] = '';
  else delete document.documentElement.dataset['mate'];
  const addresses = preloadAddresses(path, me, 'cs2');
  setPreloadedResponses(Object.fromEntries(addresses.map((address) => [address, {}])));
  await prefetchPage(path);
  await askFirst(createAppStore(), me);
  return unusedResponses();
};

test.each(visitors)('every page that comes with responses for %s asks for all of them first', async (_who, me) => {
  const left: (readonly [string, readonly string[]])[] = [];
  for (const path of pages) left.push([path, await leftBy(path, me)]);
  expect(left.filter(([, addresses]) => addresses.length > 0)).toEqual([]);
});

test('the pages above are all that come with responses', () => {
  const some = pages.filter((path) => visitors.some(([, me]) => preloadAddresses(path, me, 'cs2').length > 0));
  expect(pages.filter((path) => !some.includes(path))).toEqual(['/balance/operations', '/admin/users', '/support']);
});
