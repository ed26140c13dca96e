import { waitFor } from '../../support/wait-for';
import { type Journey, startJourney } from '#test/support/journeys/journey.ts';
import { callsOf } from '#test/support/journeys/operators.ts';
import { personId } from '#test/support/journeys/person-id.ts';
import { untilLoaded } from '#test/support/journeys/until-loaded.ts';
import { testBrowser } from '#test/support/server/test-browser.ts';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

const newEmail = 'novaya.raketa@mail.ru';
const reason = 'По просьбе самого человека';

/** Which page each link of a letter opens, by its heading. */
const expected = {
  '/login?reset': 'Новый пароль',
  '/login?mode=link': 'Вход по ссылке',
  '/login?mode=address': 'Почту сменили',
  '/login?mode=blocked': 'Аккаунт заблокирован',
  '/login?mode=sign-in': 'С возвращением',
  '/support': 'Поддержка',
  '/policy': 'Пользовательское соглашение',
};

test('every letter leads its reader, signed out, to the page that it speaks of', async () => {
  const operator = await callsOf(journey, 'Смотритель');
  const guest = testBrowser(journey.url);
  const id = await personId(journey, 'Ракета');
  const { rows } = await journey.database.pool.query<{ email: string }>('SELECT email FROM app_user WHERE id = $1', [
    id,
  ]);
  const email = rows[0]?.email ?? '';
  const params = { id };
  const seen = async () =>
    (await operator.call('GET /v1/admin/history', { query: { subject: `user:${id}` } })).body.seen;
  const asked = [
    await guest.call('POST /v1/auth/reset-password', { body: { email } }),
    await guest.call('POST /v1/auth/login-link', { body: { email } }),
  ];
  // The letters are written by jobs; one for an address that has changed meanwhile is not written at all.
  const jobs = "SELECT FROM outbox WHERE topic IN ('passwordReset', 'loginLink')";
  await waitFor(
    async () => (await journey.database.pool.query(jobs)).rowCount,
    (count) => count === 0,
  );
  const answers = [
    ...asked,
    await operator.call('PUT /v1/admin/users/{id}/email', { params, body: { reason, email: newEmail } }),
    await operator.call('POST /v1/admin/users/{id}/block', {
      params,
      body: { reason, term: 'DAY', seen: await seen() },
    }),
    await operator.call('POST /v1/admin/users/{id}/unblock', { params, body: { seen: await seen() } }),
    await operator.call('DELETE /v1/admin/users/{id}', { params, body: { reason } }),
    await operator.call('POST /v1/admin/users/{id}/restore', { params, body: { seen: await seen() } }),
  ];
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => null));
  const { rows: letters } = await journey.database.pool.query<{ text: string }>(
    `SELECT body AS text FROM mail WHERE recipient = ANY($1)
     UNION ALL SELECT payload ->> 'text' FROM outbox WHERE topic = 'mail' AND payload ->> 'to' = ANY($1)`,
    [[email, newEmail]],
  );
  const followed: Record<string, string | null> = {};
  for (const [link] of letters
    .map(({ text }) => text)
    .join('\n')
    .matchAll(/https?:\/\/\S+/g)) {
    const { pathname, search, hash } = new URL(link);
    if (pathname.startsWith('/draws/')) continue;
    const page = await journey.visitor();
    await page.goto(journey.url + pathname + search + hash);
    await untilLoaded(page);
    const heading = await page.locator('main h1').first().textContent();
    followed[pathname + search.replace(/(?<=reset)=.*/, '')] = heading;
    expect([link, await page.getByText('Такой страницы нет').count()]).toEqual([link, 0]);
    await page.context().close();
  }
  expect(followed).toEqual(expected);
});
