import type { DrawnState } from './machine-graph';

/** Sizes of the drawing, in pixels. Text is set in a font of one width, so that no browser is needed to measure it. */
export const drawn = { letter: 6.7, line: 16, title: 22, inset: 12, labelInset: 4, wrapAt: 34 } as const;

const wrap = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= drawn.wrapAt) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const widest = (lines: readonly string[]): number => Math.max(0, ...lines.map((line) => line.length)) * drawn.letter;

const state = ({ key, description, stays }: DrawnState) => {
  const lines = wrap(description).filter((line) => line !== '');
  const inner = stays.map((label) => `↺ ${label}`);
  const rows = lines.length + inner.length;
  return {
    lines,
    width: Math.max(widest([...lines, ...inner]), key.length * drawn.letter * 1.15, 80) + drawn.inset * 2,
    height: drawn.title + rows * drawn.line + (inner.length > 0 ? 8 : 0) + drawn.inset,
  };
};

const labels = (texts: readonly string[]) => ({
  width: widest(texts.map((text) => (text === '' ? 'сразу' : text))) + drawn.labelInset * 2,
  height: texts.length * drawn.line + drawn.labelInset,
});

export const measure = { state, labels };
