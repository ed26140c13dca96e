import { type AnyExtension, Mark, Node } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { flow } from './flowing-text';
import { withMarkRules } from './mark-rules';
import { safeLink } from './safe-link';

/** Text with line breaks: what a quote, a list item and a cell of a stored document hold. */
const text = 'paragraph';

/** The library writes whole blocks into these; a stored document has text there only. */
const contents: Readonly<Record<string, string>> = {
  listItem: `${text} (bulletList | orderedList)?`,
  tableCell: text,
  tableHeader: text,
  tableRow: '(tableCell | tableHeader)+',
};

/** Spans that are always one: the library's commands for tables read them. */
const single = { default: 1, rendered: false, parseHTML: () => 1 } as const;
const cellAttributes = () => ({
  colspan: single,
  rowspan: single,
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

const readStart = (list: HTMLElement): number => {
  const start = Number(list.getAttribute('start') ?? 1);
  return Number.isSafeInteger(start) && start >= 0 ? start : 1;
};

const attributes: Readonly<Record<string, () => Readonly<Record<string, object>>>> = {
  tableCell: cellAttributes,
  tableHeader: cellAttributes,
  // Without the kind of numbers, which a stored list does not have.
  orderedList: () => ({ start: { default: 1, parseHTML: readStart } }),
  // Without a language.
  codeBlock: () => ({}),
};

const narrowed = (one: AnyExtension): AnyExtension => {
  const { name } = one;
  if (one instanceof Mark)
    return name === 'code'
      ? // A stored run may be code and bold, or code and a link.
        one.extend({ excludes: name })
      : name === 'link'
        ? one.extend({
            addAttributes: () => ({
              href: { default: null, parseHTML: (element) => safeLink(element.getAttribute('href')) ?? null },
            }),
            addPasteRules: () => [],
          })
        : one;
  if (!(one instanceof Node)) return one;
  if (name === 'blockquote')
    return one.extend({
      content: text,
      addCommands: () => ({
        setBlockquote: () => flow(name),
        toggleBlockquote: () => (props) => flow(name)(props) || props.commands.lift(name),
        unsetBlockquote:
          () =>
          ({ commands }) =>
            commands.lift(name),
      }),
    });
  const [content, addAttributes] = [contents[name], attributes[name]];
  return one.extend({
    ...(content === undefined ? {} : { content }),
    ...(addAttributes === undefined ? {} : { addAttributes }),
  });
};

/** The extensions of StarterKit, with nodes and marks that hold only what a stored document does. */
export const StoredKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((one) => withMarkRules(narrowed(one)));
  },
});

/** The same for tables. */
export const StoredTableKit = TableKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(narrowed);
  },
});
