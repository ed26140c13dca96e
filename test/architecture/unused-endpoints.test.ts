import fs from 'node:fs';
import path from 'node:path';

const client = path.resolve('src/client');

const sources = fs
  .readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, source: fs.readFileSync(path.join(client, name), 'utf8') }));

/** Without imports and exported hooks, in which a name is no use. */
const bodies = sources.map(({ source }) =>
  source.replaceAll(/^import [^;]+;$/gm, '').replaceAll(/^export const \{[^}]*\} = \w+;$/gm, ''),
);

/** Endpoints of RTK Query that a module defines: `squad: build.query(…)`. */
const endpointsIn = (source: string): readonly string[] =>
  [...source.matchAll(/^\s+(\w+): build\.(?:query|mutation|infiniteQuery)\(/gm)].map(([, name = '']) => name);

const isUsed = (endpoint: string): boolean => {
  const hook = `use(?:Lazy)?${endpoint.charAt(0).toUpperCase()}${endpoint.slice(1)}(?:Query|Mutation|InfiniteQuery|QueryState)`;
  const use = new RegExp(
    `\\b(?:${hook}\\b|endpoints\\.${endpoint}\\b)|\\b${endpoint}\\b[^}]*\\} = \\w+\\.endpoints\\b`,
  );
  return bodies.some((body) => use.test(body));
};

// A slice wraps each call, so a call that no screen makes is not missed by the contract's tests.
test('every endpoint of the client is used by some part of it', () => {
  const defined = sources.flatMap(({ name, source }) => endpointsIn(source).map((endpoint) => ({ name, endpoint })));
  expect(defined.length).toBeGreaterThan(300);
  expect(defined.filter(({ endpoint }) => !isUsed(endpoint))).toEqual([]);
});
