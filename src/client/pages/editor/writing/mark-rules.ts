import { type AnyExtension, InputRule, Mark, markInputRule, markPasteRule, PasteRule, type Range } from '@tiptap/core';
import type { MarkType } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

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

/** In a caption, which has no marks, and in code signs stay signs. */
const allows = (type: MarkType, { doc, schema }: EditorState, { from, to }: Range): boolean => {
  const { code } = schema.marks;
  return doc.resolve(from).parent.type.allowsMarkType(type) && !(code && doc.rangeHasMark(from, to, code));
};

/** What was copied from a page has its marks already: signs in it are meant as signs. */
const isPage = (event: ClipboardEvent | null): boolean => event?.clipboardData?.types.includes('text/html') === true;

const guardedInput = (rule: InputRule, type: MarkType): InputRule =>
  new InputRule({
    find: rule.find,
    handler: (props) => (allows(type, props.state, props.range) ? rule.handler(props) : null),
  });

const guardedPaste = (rule: PasteRule, type: MarkType): PasteRule =>
  new PasteRule({
    find: rule.find,
    handler: (props) =>
      allows(type, props.state, props.range) && !isPage(props.pasteEvent) ? rule.handler(props) : null,
  });

const signs: Readonly<Record<string, readonly string[]>> = { bold: ['**', '__'], italic: ['*', '_'], strike: ['~~'] };

/** Marks written by signs around words, while typing and in pasted text. */
export const withMarkRules = (mark: AnyExtension): AnyExtension => {
  if (!(mark instanceof Mark) || mark.name === 'link') return mark;
  const written = signs[mark.name];
  const afterwards = '(?=$|[\\s.,;:!?…)»])';
  return mark.extend({
    addInputRules() {
      const rules =
        written?.map((sign) => markInputRule({ find: between(sign, '$'), type: this.type })) ?? this.parent?.() ?? [];
      return rules.map((rule) => guardedInput(rule, this.type));
    },
    addPasteRules() {
      const rules =
        written?.map((sign) => markPasteRule({ find: between(sign, afterwards), type: this.type })) ??
        this.parent?.() ??
        [];
      return rules.map((rule) => guardedPaste(rule, this.type));
    },
  });
};
