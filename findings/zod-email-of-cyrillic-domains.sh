#!/usr/bin/env bash
# zod 4.6.7: `z.email()` refuses every address of an internationalised top-level domain, also in its ASCII form.
#
# Expected: an address whose domain is written in Punycode (`ivan@xn--80a1acny.xn--p1ai`, which is what a browser hands
# over when somebody types `ivan@почта.рф` into a field of the type email) is plain ASCII and passes, as `xn--` passes in
# every other label of a domain.
# Seen: the last label may only consist of the letters a to z, so no domain of .рф, .рус or .москва passes; the pattern
# `rfc5322Email` has the same limit, `html5Email`, `unicodeEmail` and `idnEmail` have not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zod@4.6.7
seen=$(node -e "
  const z = require('zod');
  const addresses = { inner: 'ivan@xn--80a1acny.ru', punycode: 'ivan@xn--80a1acny.xn--p1ai', unicode: 'ivan@почта.рф' };
  const patterns = { default: undefined, ...z.regexes };
  for (const name of ['default', 'rfc5322Email', 'html5Email', 'unicodeEmail', 'idnEmail']) {
    const schema = name === 'default' ? z.email() : z.email({ pattern: patterns[name] });
    const passes = Object.entries(addresses).filter(([, address]) => schema.safeParse(address).success);
    console.log(name + ':', passes.map(([kind]) => kind).join(' '));
  }")
echo "zod $(node -p "require('zod/package.json').version")"
echo "$seen"
expected='default: inner
rfc5322Email: inner
html5Email: inner punycode
unicodeEmail: inner punycode unicode
idnEmail: inner punycode unicode'
[ "$seen" = "$expected" ] || { echo 'this has changed' >&2; exit 1; }
