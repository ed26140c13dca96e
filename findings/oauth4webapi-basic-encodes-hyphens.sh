#!/usr/bin/env bash
# oauth4webapi 3.8.8 (and openid-client 6.8.4, which is made of it): the id and the secret of a client in an Authorization
# header have their hyphens, underscores and full stops percent-encoded.
#
# Expected: RFC 6749 (2.3.1) encodes both as application/x-www-form-urlencoded, which leaves `-`, `_` and `.` as they are
# (URLSearchParams does), so that an id such as a UUID arrives as it was given.
# Seen: `-` is %2D, `_` is %5F, `.` is %2E. A provider that decodes gets the same; one that compares the header as it is,
# as those do that document `base64(id:secret)`, refuses every UUID. The way out is an authentication of one's own: a
# function that sets the header.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund oauth4webapi@3.8.8 openid-client@6.8.4
cat > run.mjs <<'JS'
import * as small from 'oauth4webapi';
import * as large from 'openid-client';

const [id, secret] = ['7f3c-41', 'a_b.c~d'];
const headerBy = (authenticate) => {
  const headers = new Headers();
  authenticate({ issuer: 'https://id.example' }, { client_id: id, client_secret: secret }, new URLSearchParams(), headers);
  return atob(headers.get('authorization').slice('Basic '.length));
};
const form = (text) => new URLSearchParams({ text }).toString().slice('text='.length);
console.log(`as a form: ${form(id)}:${form(secret)}`);
console.log(`oauth4webapi: ${headerBy(small.ClientSecretBasic(secret))}`);
console.log(`openid-client: ${headerBy(large.ClientSecretBasic(secret))}`);
JS
seen=$(node run.mjs)
for name in oauth4webapi openid-client; do
  echo "$name $(node -p "JSON.parse(require('fs').readFileSync('node_modules/$name/package.json')).version")"
done
echo "$seen"
expected='as a form: 7f3c-41:a_b.c%7Ed
oauth4webapi: 7f3c%2D41:a%5Fb%2Ec%7Ed
openid-client: 7f3c%2D41:a%5Fb%2Ec%7Ed'
[ "$seen" = "$expected" ] || { echo 'this has changed' >&2; exit 1; }
