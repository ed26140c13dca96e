/** The pause before another try, after so many: twice as long each time, up to the longest. In the unit of both. */
export const doublingPause = (first: number, longest: number, tries: number): number =>
  Math.min(first * 2 ** tries, longest);
