import { callTree, dearestFrames } from '../bench/profile/call-tree';
import { flameGraph } from '../bench/profile/flame-graph';
import { sourcesOf } from '../bench/profile/sources-of';

const bundle = '/product/.cache/bench/reads.cjs';
const sources = sourcesOf(bundle, '// src/domain/price.ts\nvar price = 1;\n// src/server/view.ts\nvar view = 2;\n');

const frame = (functionName: string, url: string, lineNumber: number) => ({ functionName, url, lineNumber });

/** `view` calls `price`; a sample each ms, of which one waits. */
const profile = {
  nodes: [
    { id: 1, callFrame: frame('(root)', '', -1), children: [2, 4] },
    { id: 2, callFrame: frame('view', bundle, 3), children: [3] },
    { id: 3, callFrame: frame('price', bundle, 1) },
    { id: 4, callFrame: frame('(idle)', '', -1) },
  ],
  samples: [2, 3, 3, 4, 2],
  timeDeltas: [1000, 1000, 1000, 1000, 1000],
  startTime: 10_000,
};

test('a profile names each function by its source, without the time that was only waited', () => {
  const root = callTree(profile, [], sources);
  expect(root.whole).toBe(4000);
  expect(dearestFrames(root, 2)).toEqual([
    { name: 'view src/server/view.ts', own: 2000 },
    { name: 'price src/domain/price.ts', own: 2000 },
  ]);
});

test('a profile tells of the measured parts alone', () => {
  const root = callTree(profile, [{ from: 11_500, to: 13_500 }], sources);
  expect(dearestFrames(root, 1)).toEqual([{ name: 'price src/domain/price.ts', own: 2000 }]);
});

test('a flame graph draws a box for each function, and says its share in the title', () => {
  const drawn = flameGraph(callTree(profile, [], sources));
  expect(drawn).toContain('<title>view src/server/view.ts: 4.0 ms, 100.0 %</title>');
  expect(drawn).toContain('<title>price src/domain/price.ts: 2.0 ms, 50.0 %</title>');
});
