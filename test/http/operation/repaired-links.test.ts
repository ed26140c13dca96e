import { pageAt } from '#contract/page-at.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { migrateBefore } from '../../support/schema/with-migrations';
import { createTestDatabase, emptyDatabase } from '../../support/test-database';

const repair = '0298-links-that-led-nowhere.sql';
const ann = '0190abcd-0000-7000-8000-00000000000a';

/** Notifications of the days before: kind, facts, the link they had, the link they get. */
const sent = [
  ['ARTICLE_TO_MODERATE', { articleId: 41, title: 'а', who: 'б' }, '/admin/blog', '/admin/articles/41'],
  ['STRIKES_TO_DECIDE', { gameId: 'cs2', mateId: ann, who: 'б' }, `/cs2/team/${ann}`, '/admin/strikes?decided=false'],
  ['MONEY_TASK', { amount: 2, taken: 1 }, '/balance', '/admin/deposits?owed=true'],
  ['DISPUTE_TO_DECIDE', { gameId: 'cs2', squadId: 7, who: null }, '/cs2/squads/7', '/admin/disputes/7'],
  ['SUPPORT_ASKED', { chatId: ann, who: 'б' }, `/support?chat=${ann}#chat`, `/admin/support/${ann}`],
  ['DEPOSIT_PAID', { amount: 2 }, '/balance', '/balance'],
] as const;

test('stored notifications lead to where they promise', async () => {
  const database = await createTestDatabase(2, emptyDatabase);
  await migrateBefore(database, repair);
  await database.pool.query(
    `INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at)
     VALUES ($1, 'Ann', 'ann', 'a@mail.ru', 'a@mail.ru', '', now())`,
    [ann],
  );
  for (const [kind, facts, link] of sent)
    await database.pool.query(
      `INSERT INTO notification (user_id, kind, level, facts, link, created_at) VALUES ($1, $2, 'INFO', $3, $4, now())`,
      [ann, kind, JSON.stringify(facts), link],
    );
  await migrate(database.pool);
  const { rows } = await database.pool.query<{ kind: string; link: string }>('SELECT kind, link FROM notification');
  expect(Object.fromEntries(rows.map(({ kind, link }) => [kind, link]))).toEqual(
    Object.fromEntries(sent.map(([kind, , , link]) => [kind, link])),
  );
  for (const { link } of rows) expect(pageAt(link.split('?')[0] ?? '')).not.toBeNull();
  await database.drop();
});
