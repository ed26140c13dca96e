import { days, hours } from '#domain/time/durations.ts';
import { createDraw } from '#server/features/draws/create-draw.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { povScene } from '../../support/pov-requests/pov-scene';
import { cookieHeader } from '../../support/server/cookie-header';
import { emptyClient } from '../../support/server/empty-client';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests({ CLIENT_DIR: emptyClient() });
const scene = sceneForTests(server);
const guarded = serverForTests({ CLIENT_DIR: emptyClient(), ADMIN_CODE: '1' });

interface Opened {
  readonly status: number;
  readonly html: string;
  /** URLs whose responses the page is preloaded with. */
  readonly answered: readonly string[];
  readonly zoneOffset: unknown;
}

const open = async (path: string, person?: TestPerson, { url } = server): Promise<Opened> => {
  const cookie = person === undefined ? '' : cookieHeader(person.browser.cookies);
  const answer = await fetch(url + path, { headers: { cookie } });
  const html = await answer.text();
  const boot = JSON.parse(/<script[^>]* id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
  return { status: answer.status, html, answered: Object.keys(boot.answers), zoneOffset: boot.zoneOffset };
};

const asksOfTimes = ({ answered }: Opened): boolean => answered.some((address) => address.includes('booking-times'));

test.each(['?ref=9f0c12ab&via=tg', '?utm_source=friend', '?yclid=17', '?book='])(
  'a mate’s page that was shared as %s shows who they are before its script',
  async (query) => {
    const mate = await scene.mate();
    const { html, answered } = await open(`/cs2/team/${mate.id}${query}`);
    expect(html).toContain(`<meta property="og:title" content="${mate.username}">`);
    expect(html).toContain(`<h1 class="page-title">${mate.username}</h1>`);
    expect(answered).toContain(`/v1/mates/cs2/${mate.id}`);
  },
);

test('a list comes with what its address asks for, or with nothing', async () => {
  await scene.mate();
  expect((await open('/cs2/team?ref=9f0c12ab')).answered).toHaveLength(4);
  for (const path of ['/cs2/team?online=1', '/cs2/team?ref=9f0c12ab&sort=rating', '/blog?type=GUIDE'])
    expect([path, (await open(path)).answered]).toEqual([path, []]);
});

test('whoever comes to sign in while they are signed in is led on at once: their page waits for nothing', async () => {
  expect((await open('/login')).answered).toEqual(['/v1/countries', '/v1/auth/social', '/v1/consents']);
  expect((await open('/login', await makePerson(server))).answered).toEqual([]);
});

test('the hours of a booking come with a mate’s page for those who can book, not for a mate', async () => {
  const [mate, other, client] = [await scene.mate(), await scene.mate(), await scene.client()];
  const path = `/cs2/team/${mate.id}`;
  const [guests, clients, mates] = [await open(path), await open(path, client), await open(path, other)];
  expect([guests, clients, mates].map(asksOfTimes)).toEqual([true, true, false]);
});

test('«Сегодня» comes with what its operator may see, and with nothing while they owe their code', async () => {
  const [queues, live] = ['/v1/admin/queues', '/v1/admin/squads/live'];
  const decisions = '/v1/admin/today/decisions?timeZone=Europe%2FMoscow';
  const { answered, html } = await open('/admin/today', await makeAdministrator(server, 'MANAGE_SQUADS'));
  expect(html).toMatch(/<h1 class="page-title">Сегодня<\/h1><p>[А-Я][а-я]+, \d+ [а-я]+ · /);
  expect(answered).toEqual(expect.arrayContaining([queues, live, decisions]));
  expect(answered).not.toContain('/v1/admin/today/money');
  const accountant = await open('/admin', await makeAdministrator(server, 'VIEW_TRANSACTIONS_LIST'));
  expect(accountant.answered).toEqual([queues, decisions, '/v1/admin/today/money']);
  expect((await open('/admin/today', await makePerson(server))).answered).toEqual([]);
  const owing = await open('/admin/today', await makeAdministrator(guarded, 'ALL'), guarded);
  expect([owing.answered, owing.html.includes('first-desk">')]).toEqual([[], false]);
});

test('a person’s page comes with what the clocks of their zone show', async () => {
  const now = server.clock.now();
  const { zoneOffset } = await open('/', await makePerson(server));
  expect(zoneOffset).toEqual({ offset: hours(3), since: expect.any(Number), until: expect.any(Number) });
  expect(Object(zoneOffset).since).toBeLessThan(now - days(700));
  expect(Object(zoneOffset).until).toBeGreaterThan(now + days(300));
  expect((await open('/')).zoneOffset).toBeNull();
});

test('the page of one draw comes with that draw, and one of none is missing', async () => {
  const now = server.clock.now();
  const id = await server.product.app.db.transaction((tx) =>
    createDraw(tx, {
      title: 'Осенний',
      description: '',
      places: 1,
      prize: 100_000,
      opensAt: new Date(now),
      closesAt: new Date(now + days(7)),
    }),
  );
  const page = await open(`/draws/${id}`);
  expect(page).toMatchObject({ status: 200, answered: [`/v1/draws/${id}`] });
  expect(page.html).toContain('<meta property="og:title" content="Осенний">');
  expect((await open('/draws')).answered).toEqual(['/v1/draws/history']);
  expect([(await open('/draws/999999')).status, (await open('/draws/nothing')).status]).toEqual([404, 404]);
});

test('the pages of one’s own money come with it, those that the address filters with nothing', async () => {
  const [mate, client] = [await scene.mate(), await scene.client()];
  const zone = '/v1/balance/transactions?zone=Europe%2FMoscow';
  const both = ['/v1/balance/summary', '/v1/balance/deposits/open'];
  expect((await open('/balance', client)).answered).toEqual([...both, '/v1/promo-codes/my', zone]);
  expect((await open('/balance', mate)).answered).toEqual([...both, '/v1/taxes/me', zone]);
  expect((await open('/balance/taxes', mate)).answered).toEqual(['/v1/taxes/me']);
  expect((await open('/balance?types=DEPOSIT', client)).answered).toEqual([]);
  expect((await open('/balance/reserves', client)).answered).toEqual([
    '/v1/balance-reserve/totals',
    `/v1/balance-reserve/reserved-for-user/${client.id}?group=ACTIVE`,
  ]);
  expect((await open('/balance/toString', client)).answered).toEqual([]);
  expect((await open('/balance')).answered).toEqual([]);
});

test('the home of a mate comes with their day, that of a client with the next game, and with the trial until they have played', async () => {
  const [mate, client] = [await scene.mate(), await scene.client()];
  expect((await open('/', mate)).answered).toContain(`/v1/mates/stats/cs2/${mate.id}`);
  expect((await open('/', mate)).answered).toContain('/v1/squads/mate/orders');
  const games = '/v1/bookings?state=OPEN&limit=50';
  expect((await open('/', client)).answered).toEqual([games, '/v1/squads/first-squad-prices']);
  await server.database.pool.query('UPDATE app_user SET orders = 1 WHERE id = $1', [client.id]);
  expect((await open('/', client)).answered).toEqual([games]);
});

test('a requested recording comes with every page but the squad’s own and the desk', async () => {
  const pov = await povScene(server);
  const { squadId } = await pov.open();
  const address = '/v1/pov-requests/current';
  const of = async (path: string, name = 'client') => {
    const { html, answered } = await open(path, pov.company.person(name));
    return [html.includes('data-banner'), answered.includes(address)];
  };
  expect(await of('/cs2/settings')).toEqual([true, true]);
  expect(await of(`/cs2/squads/${squadId}`)).toEqual([false, false]);
  expect(await of('/cs2/settings', 'mate')).toEqual([false, false]);
  await server.database.pool.query('UPDATE pov_request SET user_id = $1', [pov.company.person('admin').id]);
  expect(await of('/cs2/settings', 'admin')).toEqual([true, true]);
  expect(await of('/admin', 'admin')).toEqual([false, false]);
});

test('what is missing is missing by a shared link too', async () => {
  expect((await open('/cs2/team/01941f29-7c00-7000-8000-000000000000?ref=9f0c12ab')).status).toBe(404);
});
