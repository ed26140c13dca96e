/** A text where an engine has put it; CSS pixels in the document. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly lines: number;
}

/** What differs at one text, pixels: `down` counts only what begins here, not what an earlier text has pushed. */
export interface Moved {
  readonly text: string;
  readonly left: number;
  readonly down: number;
  readonly lines: number;
}

/** Pixels. */
const seen = 2;

/** The longest row of texts that both have in the same order: times, counters and turns of a list are left out. */
const pairsOf = (
  one: readonly PlacedText[],
  other: readonly PlacedText[],
): readonly (readonly [PlacedText, PlacedText])[] => {
  const width = other.length + 1;
  const longest = new Uint16Array((one.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        one[i]?.text === other[j]?.text ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: (readonly [PlacedText, PlacedText])[] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    const [here, there] = [one[i], other[j]];
    if (here !== undefined && there !== undefined && here.text === there.text) {
      pairs.push([here, there]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
};

/**
 * Everything that stands 2 px and more elsewhere in the second engine, or has another number of lines. Where a text ends
 * is not compared: engines round the widths of letters differently, which is two pixels in a sentence.
 */
export const compareTexts = (one: readonly PlacedText[], other: readonly PlacedText[]): readonly Moved[] => {
  let pushed = 0;
  return pairsOf(one, other).flatMap(([here, there]) => {
    const down = there.top - here.top;
    const moved = {
      text: here.text,
      left: there.left - here.left,
      down: down - pushed,
      lines: there.lines - here.lines,
    };
    pushed = down;
    return Math.abs(moved.left) >= seen || Math.abs(moved.down) >= seen || moved.lines !== 0 ? [moved] : [];
  });
};
