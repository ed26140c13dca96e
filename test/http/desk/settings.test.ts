import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { createProduct } from '#server/composition/create-product.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { password, registered } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';
import { testSecret } from '../../support/server/start-test-server';
import { latestCode, waitForLetter } from '../../support/people/latest-letter';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();
const admin = (...permissions: readonly AdminPermission[]) => makeAdministrator(server, ...permissions);
const reason = 'Осенняя акция для новичков';

const seenOf = async ({ browser }: TestPerson, name: string) =>
  (await browser.call('GET /v1/admin/history', { query: { subject: `setting:${name}` } })).body.seen;
const setBonus = async (by: TestPerson, value: number, seen?: number) =>
  by.browser.call('PUT /v1/admin/settings/registration-bonus', {
    body: { value, reason, seen: seen ?? (await seenOf(by, 'registration-bonus')) },
  });
const change = async (by: TestPerson, name: string, value: number) =>
  by.browser.call('PUT /v1/admin/settings/{name}', {
    params: { name },
    body: { value, reason, seen: await seenOf(by, name) },
  });

test('whoever came while there was no bonus does not get one by another address later', async () => {
  const boss = await admin('UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT');
  await setBonus(boss, 0);
  const person = await registered(server);
  const confirm = async (email: string) => {
    const code = await latestCode(person.browser, email);
    return (await person.browser.call('POST /v1/auth/email/confirm', { body: { code } })).status;
  };
  expect(await confirm(person.email)).toBe(200);
  await setBonus(boss, 200);
  const email = `second-${person.email}`;
  await person.browser.call('PUT /v1/auth/email', { body: { email, password } });
  expect(await confirm(email)).toBe(200);
  expect((await person.browser.call('GET /v1/balance/summary')).body.bonus).toBe(0);
});

test('a new bonus is what the next newcomer gets', async () => {
  const boss = await admin('UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT');
  expect((await setBonus(boss, 350)).body).toMatchObject({ value: 350, usual: 200, changedBy: { id: boss.id } });
  const { browser, email } = await registered(server);
  const code = await waitForLetter(browser, email, (text) => /\b(\d{6})\b/.exec(text)?.[1] ?? null);
  await browser.call('POST /v1/auth/email/confirm', { body: { code } });
  expect((await browser.call('GET /v1/balance/summary')).body.bonus).toBe(350);
});

test('who may change the bonus sees and changes that alone', async () => {
  const boss = await admin('UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT');
  const { settings } = (await boss.browser.call('GET /v1/admin/settings')).body;
  expect(settings.map(({ name }) => name)).toEqual(['registration-bonus']);
  expect((await change(boss, 'referral-percent', 5)).code).toBe('FORBIDDEN');
});

test.each([
  ['registration-bonus', 1000.01],
  ['registration-bonus', -1],
  ['referral-percent', 31],
  ['referral-percent', 2.5],
  ['announcement', 2],
])('%s does not become %d', async (name, value) => {
  const { code } = await change(await admin('ALL'), name, value);
  expect(['ADMIN_SETTING_OUT_OF_BOUNDS', 'VALIDATION_ERROR']).toContain(code);
});

test('two at once: the second learns what the first did; the history has both sums', async () => {
  const [one, other] = [await admin('ALL'), await admin('ALL')];
  const seen = await seenOf(one, 'registration-bonus');
  const answers = await Promise.all([setBonus(one, 100, seen), setBonus(other, 900, seen)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['ADMIN_CHANGED_MEANWHILE', null].sort());
  const { body } = await one.browser.call('GET /v1/admin/history', {
    query: { subject: 'setting:registration-bonus' },
  });
  const [won] = answers.filter(({ status }) => status === 200);
  expect(body.lines[0]).toMatchObject({ action: 'setting.change', details: { after: won?.body.value, reason } });
});

test('the announcement is published and taken back, for everybody', async () => {
  const boss = await admin('ALL');
  const shown = async () => (await boss.browser.call('GET /v1/rebranding')).body.rebranding;
  expect(await shown()).toBe(false);
  await change(boss, 'announcement', 1);
  expect(await shown()).toBe(true);
  await change(boss, 'announcement', 0);
  expect(await shown()).toBe(false);
});

test('every process drops what it remembers, also after its ear was cut off', async () => {
  const boss = await admin('ALL');
  const url = String(server.product.app.database.pool.options.connectionString);
  const other = await createProduct(server.product.app.config, openDatabase(url), testSecret, server.clock);
  const heard = () => other.app.settings.get('referral-percent');
  try {
    const { pool } = server.database;
    await waitFor(
      async () =>
        (
          await pool.query(
            "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN product_setting%'",
          )
        ).rowCount,
      (ears) => (ears ?? 0) >= 2,
    );
    expect(await heard()).toBe(10);
    await change(boss, 'referral-percent', 12);
    await waitFor(heard, (percent) => percent === 12);
    await pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN product_setting%'",
    );
    await change(boss, 'referral-percent', 7);
    await waitFor(heard, (percent) => percent === 7);
  } finally {
    await other.stop();
  }
});
