import path from 'node:path';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { projectFiles, readProjectFile } from '../support/documents/project-files';

/** Ways to reach into another package that its next version may end; `exports` of packages forbid deep imports anyway. */
const privateParts: Readonly<Record<string, RegExp>> = {
  'a name that a package calls unsafe or internal': /\bUNSAFE_\w+|\w*(?:INTERNALS|DO_NOT_USE)_\w*/,
  "Node's or jest's loading of modules": /require\.extensions|module\._compile|jest-runtime|jest-circus\/runner/,
  'listeners that a package has set': /removeAllListeners\(/,
  'an alias into the files of a package': /node_modules\/[\w@.-]+(?:\/[\w.-]+)*\/(?:dist|build|lib|esm|cjs)\//,
  'a swapped class of Node': /\basyncHooks\.\w+ =/,
};

const self = path.relative(projectRoot, __filename);
const sources = projectFiles().filter((file) => /\.(?:tsx?|[cm]?js)$/.test(file) && file !== self);

const found = (text: string): readonly string[] =>
  Object.entries(privateParts).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));

test.each([
  ["import { UNSAFE_RouteContext } from 'react-router';", 1],
  ["alias: { immer$: 'node_modules/immer/dist/immer.production.mjs' }", 1],
  ["require.extensions['.ts'] = compile; http.removeAllListeners('request');", 2],
  ["import { Navigate } from 'react-router';", 0],
])('%s uses private parts: %i', (text, count) => expect(found(text)).toHaveLength(count));

test('no source uses private parts of another package', () => {
  expect(sources.length).toBeGreaterThan(2000);
  const wrong = sources.flatMap((file) => found(readProjectFile(file)).map((what) => `${file}: ${what}`));
  expect(wrong).toEqual([]);
});
