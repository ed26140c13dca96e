import type { Call } from './call-tree';

/** Pixels. A box that would be narrower than `least` is left out. */
const size = { width: 1600, row: 17, letter: 6.4, least: 0.5 } as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A warm colour that is the same for the same file, so that one's own code is told from a library's at a glance. */
const colourOf = (name: string): string => {
  const file = name.split(' ').at(-1)?.split(':')[0] ?? name;
  let hash = 0;
  for (const letter of file) hash = (hash * 31 + letter.charCodeAt(0)) % 997;
  return name.includes('src/') ? `hsl(${90 + (hash % 60)} 55% 68%)` : `hsl(${hash % 55} 80% 72%)`;
};

const depthOf = (call: Call): number => 1 + Math.max(0, ...[...call.calls.values()].map(depthOf));

/**
 * A flame graph as one SVG file without scripts: callers above what they call, as wide as the time that they took, the
 * dearest first. Its titles, which a browser shows under the pointer, name the function, its ms and its share.
 */
export const flameGraph = (root: Call): string => {
  const perMicrosecond = size.width / Math.max(1, root.whole);
  const boxes: string[] = [];
  const draw = (call: Call, x: number, depth: number): void => {
    const width = call.whole * perMicrosecond;
    if (width < size.least) return;
    const name = escaped(call.name);
    const share = ((100 * call.whole) / Math.max(1, root.whole)).toFixed(1);
    const letters = Math.floor((width - 6) / size.letter);
    const text =
      letters < 3
        ? ''
        : `<text x="${(x + 3).toFixed(1)}" y="${depth * size.row + 12}">${escaped(call.name.slice(0, letters))}</text>`;
    boxes.push(
      `<g><title>${name}: ${(call.whole / 1000).toFixed(1)} ms, ${share} %</title>` +
        `<rect x="${x.toFixed(1)}" y="${depth * size.row}" width="${width.toFixed(1)}" height="${size.row - 1}" fill="${colourOf(call.name)}"/>${text}</g>`,
    );
    let left = x;
    for (const child of [...call.calls.values()].sort((one, other) => other.whole - one.whole)) {
      draw(child, left, depth + 1);
      left += child.whole * perMicrosecond;
    }
  };
  draw(root, 0, 0);
  const height = depthOf(root) * size.row;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" font-family="monospace" font-size="11">`,
    ...boxes,
    '</svg>\n',
  ].join('\n');
};
