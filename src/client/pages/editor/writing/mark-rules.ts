import { type AnyExtension, Mark, markInputRule, markPasteRule } from '@tiptap/core';

/**
 * Text between two of these signs gets the mark. As in Markdown no space stands inside next to a sign, so that «5 * 3 *
 * 2» stays arithmetic.
 */
const between = (sign: string, after: string): RegExp => {
  const [letter = ''] = sign;
  const written = [...sign].map((one) => `\\${one}`).join('');
  const plain = `[^\\s\\${letter}]`;
  return new RegExp(
    `(?:^|\\s)(${written}(${plain}(?:[^\\${letter}]*${plain})?)${written})${after}`,
    after === '$' ? '' : 'g',
  );
};

const signs: Readonly<Record<string, readonly string[]>> = { bold: ['**', '__'], italic: ['*', '_'], strike: ['~~'] };

/** Marks written by signs around words, while typing and in pasted text. */
export const withMarkRules = (mark: AnyExtension): AnyExtension => {
  const written = signs[mark.name];
  if (!(mark instanceof Mark) || written === undefined) return mark;
  return mark.extend({
    addInputRules() {
      return written.map((sign) => markInputRule({ find: between(sign, '$'), type: this.type }));
    },
    addPasteRules() {
      return written.map((sign) => markPasteRule({ find: between(sign, '(?=$|[\\s.,;:!?…)»])'), type: this.type }));
    },
  });
};
