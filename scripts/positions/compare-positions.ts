/** A text where an engine has put it; CSS pixels in the document. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly height: number;
  readonly lines: number;
}

/** What differs at one text, pixels: `down` counts only what begins here, not what an earlier text has pushed. */
export interface Moved {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly down: number;
  readonly lines: number;
}

/** Pixels. */
const seen = 2;

/** Texts of both, each with its place: the n-th of the same words is the n-th. What only one has (times, counters) is left out. */
const pairsOf = (one: readonly PlacedText[], other: readonly PlacedText[]) => {
  const waiting = new Map<string, PlacedText[]>();
  for (const placed of other) waiting.set(placed.text, [...(waiting.get(placed.text) ?? []), placed]);
  return one.flatMap((placed) => {
    const match = waiting.get(placed.text)?.shift();
    return match === undefined ? [] : [[placed, match] as const];
  });
};

/** Everything that stands 2 px and more elsewhere in the second engine. */
export const compareTexts = (one: readonly PlacedText[], other: readonly PlacedText[]): readonly Moved[] => {
  let pushed = 0;
  return pairsOf(one, other).flatMap(([here, there]) => {
    const down = there.top - here.top;
    const moved = {
      text: here.text,
      left: there.left - here.left,
      right: there.right - here.right,
      down: down - pushed,
      lines: there.lines - here.lines,
    };
    pushed = down;
    const differs = [moved.left, moved.right, moved.down].some((by) => Math.abs(by) >= seen) || moved.lines !== 0;
    return differs ? [moved] : [];
  });
};
