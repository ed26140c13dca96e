#!/usr/bin/env bash
# react-router 7.18.5: a production bundle gets its development build; no condition of its `exports` leads to the other.
#
# Expected: the package ships dist/production beside dist/development, so webpack in mode `production` (condition
# `production`, NODE_ENV replaced) takes the former, as react and react-dom arrange it for themselves.
# Seen: webpack resolves to dist/development in both modes, Node with --conditions=production too, and the production
# files can be named by no import (ERR_PACKAGE_PATH_NOT_EXPORTED). They are reached by an alias to a path on the disk only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react-router@7.18.5 react@19.2.9 react-dom@19.2.9 webpack@5.106.0
cat >page.mjs <<'JS'
import { useLocation } from 'react-router';
console.log(useLocation.name);
JS
cat >bundle.cjs <<'JS'
const path = require('node:path');
const webpack = require('webpack');
const build = (mode) =>
  new Promise((resolve, reject) =>
    webpack(
      { mode, context: __dirname, entry: './page.mjs', devtool: false, output: { path: path.join(__dirname, mode) } },
      (problem, stats) => (problem ? reject(problem) : resolve(stats)),
    ),
  );
(async () => {
  for (const mode of ['production', 'development']) {
    const stats = await build(mode);
    const files = [...stats.compilation.modules].flatMap((one) => one.modules ?? [one]).map(({ resource }) => resource ?? '');
    const folders = files.flatMap((file) => /react-router\/dist\/(\w+)\//.exec(file)?.[1] ?? []);
    console.log(`mode ${mode}: dist/${[...new Set(folders)].join(', ')}`);
  }
})();
JS
seen=$(
  [ -f node_modules/react-router/dist/production/index.mjs ] && echo 'dist/production is in the package'
  node bundle.cjs
  node --conditions=production -e "console.log('condition production: dist/' + /dist.(\w+)/.exec(require.resolve('react-router'))[1])"
  { node -e "require('react-router/dist/production/index.js')" 2>&1 || true; } | grep -oE 'ERR_PACKAGE_PATH_NOT_EXPORTED' | head -n 1
)
echo "react-router $(node -p "require('./node_modules/react-router/package.json').version")"
echo "$seen"
expected='dist/production is in the package
mode production: dist/development
mode development: dist/development
condition production: dist/development
ERR_PACKAGE_PATH_NOT_EXPORTED'
[ "$seen" = "$expected" ] || { echo 'this has changed' >&2; exit 1; }
