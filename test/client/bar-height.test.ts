import { readFileSync } from 'node:fs';

const tokens = readFileSync('src/client/kit/theme/tokens.css', 'utf8');

test('the bar is as high as the specification says: on desktops, and on phones in either orientation', () => {
  const heights = [...tokens.matchAll(/--bar: (\d+)px/g)].map(([, height]) => Number(height));
  expect(heights).toEqual([80, 48, 48]);
});
