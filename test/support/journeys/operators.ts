import type { Page } from 'playwright-core';
import type { AdminPermission } from '../../../src/domain/people/admin-permission';
import { testBrowser, type TestBrowser } from '../server/test-browser';
import type { Journey } from './journey';
import { personId } from './person-id';
import { signInAt } from './sign-in-at';

/** Makes a demo person an operator with these permissions, and signs them in to a browser of their own. */
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

/** What is open beside a list. */
export const drawer = (page: Page, name: string | RegExp) => page.getByRole('complementary', { name });

/** A short word of the product itself: what was done. */
export const seesToast = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** From the first screen into a queue that waits there. */
export const openQueue = async (page: Page, journey: Journey, queue: string): Promise<void> => {
  await page.goto(`${journey.url}/admin`);
  await page.waitForURL('**/admin/today');
  await page
    .getByRole('region', { name: 'Ждёт решения' })
    .getByRole('link', { name: new RegExp(`^${queue}`) })
    .click();
};

/** Opens the row of a list in whose first cell this stands. */
export const openRow = (page: Page, table: string, name: string | RegExp): Promise<void> =>
  page.getByRole('table', { name: table }).getByRole('button', { name }).first().click();

/** What an operator of this kind sees in the navigation, and what is not there for them. */
export const expectOnlyOwn = async (page: Page, own: readonly string[], foreign: readonly string[]): Promise<void> => {
  const nav = page.getByRole('navigation', { name: 'Разделы' });
  await nav.waitFor();
  // Beside what is open the navigation has no room for words: names are what is read out.
  const shown = await nav
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
  for (const title of own) expect(shown.filter((one) => one.startsWith(title))).not.toEqual([]);
  for (const title of foreign) expect(shown.filter((one) => one.startsWith(title))).toEqual([]);
};

/** A person's own calls, for what happened before the day began. */
export const callsOf = async (journey: Journey, username: string): Promise<TestBrowser> => {
  const browser = testBrowser(journey.url);
  await browser.call('POST /dev/api/sign-in', { body: { userId: await personId(journey, username) } });
  return browser;
};

/** One row of what the database holds; its columns are whatever the query names. */
export const rowOf = async (journey: Journey, query: string, ...values: readonly unknown[]): Promise<unknown> =>
  (await journey.database.pool.query(query, [...values])).rows[0];

/** Who did what to it, as the log has it, oldest first. */
export const logOf = async (journey: Journey, subject: string): Promise<readonly string[]> =>
  (
    await journey.database.pool.query<{ line: string }>(
      `SELECT action || ': ' || username AS line
       FROM audit_log JOIN app_user ON app_user.id = actor_id
       WHERE subject = $1 AND action NOT LIKE 'view.%' ORDER BY audit_log.id`,
      [subject],
    )
  ).rows.map(({ line }) => line);
