#!/usr/bin/env bash
# styled-components 6.6.0 with React 19.2.9 in Chromium 156 (Debian's chromium-headless-shell), bundled for production:
# a component with a media query that joins a page has the styles of every element there computed anew.
#
# Expected: a component that is shown for the first time adds its rules to the style sheet, and Chromium computes styles
# for what they can match, the new element. Where a press took long, the guess was the component's `:has()`.
# Seen: among 500 elements a plain component costs the new element alone, and so does one with `:has()`; one with `@media`
# costs all 500, because the library adds the query as a rule with the component's rule inside, and for an added rule that
# groups others or names key frames Chromium looks at nothing in particular. With the same query inside the rule (CSS
# nesting, here by a plugin of the library's processor) it costs the new element alone.
#
# Needs a Chromium beside npm: chromium-headless-shell, chromium or google-chrome.
set -euo pipefail
browser=''
for program in chromium-headless-shell chromium google-chrome; do
  browser=$(command -v "$program") && break
done
[ -n "$browser" ] || { echo 'not run: no Chromium'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react@19.2.9 react-dom@19.2.9 styled-components@6.6.0 esbuild@0.28.2 playwright-core@1.56.1
cat >page.jsx <<'JSX'
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import styled, { keyframes, StyleSheetManager } from 'styled-components';

const turn = keyframes`to { rotate: 1turn; }`;
const kinds = {
  plain: styled.b`color: red; &:hover { color: blue; }`,
  has: styled.b`color: red; &:has(:checked) { color: blue; }`,
  media: styled.b`color: red; @media (max-width: 100px) { color: blue; }`,
  keyframes: styled.b`animation: ${turn} 1s;`,
};
const inside = (element, index, siblings) => {
  if (element.type !== '@media' || element.root !== null) return;
  const [rule] = element.children;
  const outer = { ...rule, root: null, parent: null };
  Object.assign(element, outer, { children: [{ ...element, root: outer, parent: outer, children: rule.children }] });
};
const Row = styled.p`margin: 0;`;
const plugins = { none: [], inside: [inside] };
const Page = () => {
  const [kind, setKind] = useState(null);
  window.show = setKind;
  return createElement(StyleSheetManager, { stylisPlugins: plugins[location.hash.slice(1)] },
    Array.from({ length: 500 }, (_, at) => createElement(Row, { key: at }, at)),
    kind && createElement(kinds[kind], { key: 'shown' }, kind));
};
createRoot(document.getElementById('root')).render(createElement(Page));
JSX
npx esbuild page.jsx --bundle --minify --outfile=page.js --define:process.env.NODE_ENV='"production"' --log-level=error
echo '<!doctype html><meta charset="utf-8"><div id="root"></div><script src="page.js"></script>' >page.html
cat >look.cjs <<'JS'
const { chromium } = require('playwright-core');
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
/** For how many elements styles were computed while a component of this kind was shown first. */
const look = async (browser, plugins, kind) => {
  const page = await browser.newPage();
  await page.goto(`file://${__dirname}/page.html#${plugins}`);
  await page.evaluate(frames);
  const cdp = await page.context().newCDPSession(page);
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.start', { categories: 'devtools.timeline' });
  await page.evaluate((name) => window.show(name), kind);
  await page.evaluate(frames);
  await cdp.send('Tracing.end');
  await done;
  await page.close();
  const counts = events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
  return Math.max(0, ...counts) > 400 ? 'the whole page' : 'the new element';
};
(async () => {
  const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
  console.error(`Chromium ${browser.version()}`);
  for (const [plugins, kind] of [['none', 'plain'], ['none', 'has'], ['none', 'media'], ['none', 'keyframes'], ['inside', 'media']])
    console.log(`${kind}, plugin ${plugins}: ${await look(browser, plugins, kind)}`);
  await browser.close();
})();
JS
seen=$(node look.cjs "$browser")
echo "$seen"
[ "$seen" = 'plain, plugin none: the new element
has, plugin none: the new element
media, plugin none: the whole page
keyframes, plugin none: the whole page
media, plugin inside: the new element' ]
