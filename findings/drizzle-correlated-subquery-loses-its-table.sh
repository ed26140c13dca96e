#!/usr/bin/env bash
# drizzle-orm 0.45.4 on PGlite 0.3.14: in a query of one table, a column inside `sql` is written without its table, so a
# correlated subquery compares its own columns with each other.
#
# Expected: `${people.id}` inside sql`(SELECT count(*) FROM ${visits} WHERE ${visits.personId} = ${people.id})` names the
# table of the outer query, as its type says and as it does as soon as the query has a join.
# Seen: without a join it is "person_id" = "id", both of which PostgreSQL takes from the inner table: there is no error, and
# the counts are wrong. With a join that changes nothing the same expression is right. `.as()` of a subquery made by
# the query builder is right in both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund drizzle-orm@0.45.4 @electric-sql/pglite@0.3.14
cat > run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';

const client = new PGlite();
await client.exec(`
  CREATE TABLE people (id int PRIMARY KEY);
  CREATE TABLE visits (id int PRIMARY KEY, person_id int);
  INSERT INTO people VALUES (1), (2);
  INSERT INTO visits VALUES (1, 2), (2, 2), (3, 2);
`);
const people = pgTable('people', { id: integer() });
const visits = pgTable('visits', { id: integer(), personId: integer('person_id') });
const db = drizzle(client);

const count = sql`(SELECT count(*)::int FROM ${visits} WHERE ${visits.personId} = ${people.id})`;
const built = db.select({ n: sql`count(*)::int` }).from(visits).where(eq(visits.personId, people.id));
const told = async (name, query) => {
  const where = query.toSQL().sql.match(/WHERE (.*?)\)/i)[1];
  const rows = await query.orderBy(people.id);
  console.log(`${name}: ${where}; ${rows.map(({ id, n }) => `person ${id} has ${n}`).join(', ')}`);
};
await told('sql, one table', db.select({ id: people.id, n: count }).from(people));
await told('sql, a join', db.select({ id: people.id, n: count }).from(people).innerJoin(sql`(SELECT 1) AS one`, sql`true`));
await told('built, one table', db.select({ id: people.id, n: sql`(${built})` }).from(people));
JS
seen=$(node run.mjs)
for name in drizzle-orm @electric-sql/pglite; do
  echo "$name $(node -p "JSON.parse(require('fs').readFileSync('node_modules/$name/package.json')).version")"
done
echo "$seen"
expected='sql, one table: "person_id" = "id"; person 1 has 1, person 2 has 1
sql, a join: "visits"."person_id" = "people"."id"; person 1 has 0, person 2 has 3
built, one table: "visits"."person_id" = "people"."id"; person 1 has 0, person 2 has 3'
[ "$seen" = "$expected" ] || { echo 'this has changed' >&2; exit 1; }
