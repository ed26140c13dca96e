/** A line of what the voice was told: words, or that it has to stop; and what the person did in between. */
export type VoiceLine =
  | { readonly at: number; readonly said: string }
  | { readonly at: number; readonly stopped: true }
  | { readonly at: number; readonly pressed: string };

export interface Sentence {
  /** A key of the person stands in brackets. */
  readonly words: string;
  /** It was stopped before its end, and not by a key of the person. */
  readonly isCutOff: boolean;
}

/** A quick listener: some 17 letters a second. */
const msPerLetter = 60;

/**
 * What was heard, in order. The voice says one thing after another; a stop silences what it says and forgets what waits.
 * A person who presses a key wants that, so only the other stops count.
 */
export const sentencesOf = (lines: readonly VoiceLine[]): readonly Sentence[] => {
  const sentences: { words: string; isCutOff: boolean; ends: number }[] = [];
  let [speaksUntil, pressedAt] = [0, Number.NEGATIVE_INFINITY];
  for (const line of lines) {
    if ('pressed' in line) {
      pressedAt = line.at;
      sentences.push({ words: `[${line.pressed}]`, isCutOff: false, ends: line.at });
    } else if ('said' in line) {
      const words = line.said.replaceAll(/\s+/g, ' ').trim();
      if (words === '') continue;
      speaksUntil = Math.max(speaksUntil, line.at) + words.length * msPerLetter;
      sentences.push({ words, isCutOff: false, ends: speaksUntil });
    } else {
      const isWanted = line.at - pressedAt < keyIsDoneMs;
      for (const sentence of sentences)
        if (sentence.ends > line.at) {
          sentence.ends = line.at;
          sentence.isCutOff = !isWanted;
        }
      speaksUntil = line.at;
    }
  }
  return sentences.map(({ words, isCutOff }) => ({ words, isCutOff }));
};

/** A key reaches Orca within this time. */
const keyIsDoneMs = 150;
