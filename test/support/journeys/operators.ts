import type { Page } from 'playwright-core';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { testBrowser, type TestBrowser } from '../server/test-browser';
import type { Journey } from './journey';
import { personId } from './person-id';
import { signInAt } from './sign-in-at';

/** Makes a demo person an operator with these permissions and opens a page with a browser of their own, signed in. */
export const operator = async (
  journey: Journey,
  username: string,
  permissions: readonly AdminPermission[],
): Promise<Page> => {
  const id = await personId(journey, username);
  await journey.database.pool.query('UPDATE app_user SET is_admin = true, permissions = $2 WHERE id = $1', [
    id,
    permissions,
  ]);
  const page = await journey.visitor();
  await signInAt(page, journey.url, id);
  return page;
};

/** The panel next to a list that shows the opened row. */
export const drawer = (page: Page, name: string | RegExp) => page.getByRole('complementary', { name });

/** Waits for a toast with this text. */
export const seesToast = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** From the desk's dashboard to a queue with pending cases. */
export const openQueue = async (page: Page, journey: Journey, queue: string): Promise<void> => {
  await page.goto(`${journey.url}/admin`);
  await page.waitForURL('**/admin/today');
  await page
    .getByRole('region', { name: 'Ждёт решения' })
    .getByRole('link', { name: new RegExp(`^${queue}`) })
    .click();
};

/** Opens the row of a list by the text of its first cell. */
export const openRow = (page: Page, table: string, name: string | RegExp): Promise<void> =>
  page.getByRole('table', { name: table }).getByRole('button', { name }).first().click();

/** Expects the `own` sections in the navigation and none of the `foreign` ones. */
export const expectOnlyOwn = async (page: Page, own: readonly string[], foreign: readonly string[]): Promise<void> => {
  const nav = page.getByRole('navigation', { name: 'Разделы' });
  await nav.waitFor();
  // Next to an open panel, the navigation shows only icons: compares their accessible names.
  const shown = await nav
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
  for (const title of own) expect(shown.filter((one) => one.startsWith(title))).not.toEqual([]);
  for (const title of foreign) expect(shown.filter((one) => one.startsWith(title))).toEqual([]);
};

/** Calls in a person's name, for what happened before the story begins. */
export const callsOf = async (journey: Journey, username: string): Promise<TestBrowser> => {
  const browser = testBrowser(journey.url);
  await browser.call('POST /dev/api/sign-in', { body: { userId: await personId(journey, username) } });
  return browser;
};

/** The first row of a query; the query names the columns. */
export const rowOf = async (journey: Journey, query: string, ...values: readonly unknown[]): Promise<unknown> =>
  (await journey.database.pool.query(query, [...values])).rows[0];

/** The acts on a subject from the audit log, the oldest first. */
export const logOf = async (journey: Journey, subject: string): Promise<readonly string[]> =>
  (
    await journey.database.pool.query<{ line: string }>(
      `SELECT action || ': ' || username AS line
       FROM audit_log JOIN app_user ON app_user.id = actor_id
       WHERE subject = $1 AND action NOT LIKE 'view.%' ORDER BY audit_log.id`,
      [subject],
    )
  ).rows.map(({ line }) => line);
