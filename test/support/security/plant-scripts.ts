import type { TestDatabase } from '../test-database';

/** Each calls `xss()` if a page inserts it as anything but text. */
const corpus = [
  '<script>xss()</script>',
  '<img src=x onerror=xss()>',
  '"><svg/onload=xss()>',
  'javascript:xss()',
  '<a href="javascript:xss()">сюда</a>',
  '</script><script>xss()</script>',
  '<iframe srcdoc="<script>parent.xss()</script>">',
  'https://mail.ru/"onmouseover="xss()',
  '[сюда](javascript:xss())',
  '{{constructor.constructor("xss()")()}}',
  "'-xss()-'",
];
const everything = corpus.join(' ');
/** The largest minimum length of any text. */
const longestMinimum = 20;
const short = '<svg/onload=xss()>';

/** Texts of people that others see. `most`: the column's limit. */
const written: readonly { readonly table: string; readonly column: string; readonly most: number }[] = [
  { table: 'app_user', column: 'description', most: 1000 },
  { table: 'chat_message', column: 'text', most: 4000 },
  { table: 'review', column: 'text', most: 1000 },
  { table: 'notification', column: 'title', most: 120 },
  { table: 'notification', column: 'text', most: 1000 },
  { table: 'tips_goal', column: 'title', most: 60 },
  { table: 'mate_application', column: 'experience', most: 2000 },
];

/** Texts of the corpus that fit; rows take them in turn. */
const fitting = (most: number): readonly string[] =>
  most <= longestMinimum
    ? [short]
    : [everything, ...corpus.map((text) => text.padEnd(longestMinimum, '.'))].filter(({ length }) => length <= most);

/**
 * Writes the corpus into all free texts of the demo's people, bypassing all checks. Returns how many rows of each
 * column were changed.
 */
export const plantScripts = async ({ pool }: TestDatabase): Promise<ReadonlyMap<string, number>> => {
  const planted = new Map<string, number>();
  // Notifications store facts and get their text when they are read; old rows store the text. Half of them become old
  // rows.
  await pool.query(
    "UPDATE notification SET facts = NULL, title = 'Было раньше', text = 'Было раньше' WHERE id % 2 = 0",
  );
  const { rowCount: named } = await pool.query(
    `UPDATE notification SET facts = facts || jsonb_build_object('who', $1::text) WHERE facts ->> 'who' IS NOT NULL`,
    [everything],
  );
  planted.set('notification.facts.who', named ?? 0);
  for (const { table, column, most } of written) {
    const texts = fitting(most);
    const { rowCount } = await pool.query(
      `UPDATE ${table} SET ${column} = ($1::text[])[1 + (rows.n % cardinality($1::text[]))] FROM (SELECT ctid AS place, row_number() OVER () AS n FROM ${table}) rows
       WHERE ${table}.ctid = rows.place AND ${table}.${column} IS NOT NULL`,
      [texts],
    );
    planted.set(`${table}.${column}`, rowCount ?? 0);
  }
  const { rowCount } = await pool.query(
    `UPDATE app_user SET username = $1 || n FROM (SELECT id AS user_id, row_number() OVER () % 90 + 10 AS n FROM app_user) rows WHERE id = user_id`,
    [short],
  );
  planted.set('app_user.username', rowCount ?? 0);
  return planted;
};
