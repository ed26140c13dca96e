import type { JSONContent } from '@tiptap/core';
import {
  type ArticleBlock,
  type ArticleDocument,
  calloutTones,
  type ListItem,
  type TextMark,
  textMarks,
  type TextRun,
} from '#domain/blog/article-document.ts';
import { safeLink } from './safe-link';

/** Characters that the contract refuses come from pasting: they are invisible, so the editor drops them. */
export const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const clean = (text: string): string => text.replace(unprintable, '').toWellFormed();

const isMark = (name: string): name is TextMark => textMarks.some((mark) => mark === name);

const formattingOf = ({ marks = [] }: JSONContent): Omit<TextRun, 'text'> => {
  const names = marks.map(({ type }) => type).filter(isMark);
  const href = safeLink(marks.find(({ type }) => type === 'link')?.attrs?.['href']);
  return {
    ...(names.length > 0 ? { marks: [...new Set(names)].sort() } : {}),
    ...(href === undefined ? {} : { href }),
  };
};

const sameFormatting = (one: TextRun, other: TextRun): boolean =>
  one.href === other.href && (one.marks ?? []).join() === (other.marks ?? []).join();

/** Merges adjacent runs with the same formatting. */
const joined = (runs: readonly TextRun[]): TextRun[] => {
  const merged: TextRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && sameFormatting(last, run)) merged[merged.length - 1] = { ...last, text: last.text + run.text };
    else if (run.text !== '') merged.push(run);
  }
  return merged;
};

const inline = (nodes: readonly JSONContent[] = []): TextRun[] =>
  joined(
    nodes.flatMap((one): TextRun[] => {
      if (one.type === 'hardBreak') return [{ text: '\n', ...formattingOf(one) }];
      return one.type === 'text' ? [{ text: clean(one.text ?? ''), ...formattingOf(one) }] : [];
    }),
  );

/** Text of a block that holds one paragraph: the editor's schema allows no more there. */
const flowing = ([first]: readonly JSONContent[] = []): TextRun[] => inline(first?.content);

const isOrdered = ({ type }: JSONContent): boolean => type === 'orderedList';

/** A list that is numbered from one does not say so. */
const startOf = (list: JSONContent): { readonly start?: number } => {
  const start: unknown = isOrdered(list) ? list.attrs?.['start'] : 1;
  return typeof start === 'number' && start !== 1 ? { start } : {};
};

/** The second level of a list: the editor holds no third. */
const item = ({ content: [text, inner] = [] }: JSONContent): ListItem => ({
  text: inline(text?.content),
  ...(inner === undefined
    ? {}
    : {
        items: (inner.content ?? []).map(({ content }) => flowing(content)),
        ...(isOrdered(inner) ? { ordered: true } : {}),
        ...startOf(inner),
      }),
});

const plain = (nodes: readonly JSONContent[] = []): string =>
  inline(nodes)
    .map(({ text }) => text)
    .join('');

/** Whether a card holds a block. */
export const isBlock = (value: unknown): value is ArticleBlock =>
  typeof value === 'object' && value !== null && 'type' in value && 'id' in value;

/** Pads the rows of a table to the width of the widest. */
const table = (id: string, { content: rows = [] }: JSONContent): ArticleBlock => {
  const cells = rows.map(({ content = [] }) => content.map((cell) => flowing(cell.content)));
  const width = Math.max(1, ...cells.map(({ length }) => length));
  return {
    type: 'table',
    id,
    header: rows[0]?.content?.[0]?.type === 'tableHeader',
    rows: cells.map((row) => [...row, ...Array.from({ length: width - row.length }, () => [])]),
  };
};

const blockOf = (one: JSONContent): ArticleBlock | null => {
  const { attrs = {}, content } = one;
  const id = String(attrs['id'] ?? '');
  switch (one.type) {
    case 'paragraph':
      return { type: 'paragraph', id, text: inline(content) };
    case 'heading':
      return { type: 'heading', id, level: attrs['level'] === 3 ? 3 : 2, text: inline(content) };
    case 'bulletList':
    case 'orderedList':
      return { type: 'list', id, ordered: isOrdered(one), ...startOf(one), items: (content ?? []).map(item) };
    case 'blockquote':
      return { type: 'quote', id, text: flowing(content) };
    case 'callout':
      return {
        type: 'callout',
        id,
        tone: calloutTones.find((tone) => tone === attrs['tone']) ?? 'info',
        text: flowing(content),
      };
    case 'codeBlock':
      return { type: 'code', id, code: plain(content) };
    case 'horizontalRule':
      return { type: 'divider', id };
    case 'table':
      return table(id, one);
    case 'figure':
      return {
        type: 'image',
        id,
        src: String(attrs['src']),
        width: Number(attrs['width']),
        height: Number(attrs['height']),
        alt: clean(String(attrs['alt'] ?? '')),
        // One that is too long is refused by the contract, with a message.
        caption: plain(content),
      };
    case 'widget':
      return isBlock(attrs['block']) ? { ...attrs['block'], id } : null;
    default:
      // A pending upload is left out.
      return null;
  }
};

/** The editor's content as it is sent. Blocks without an id have not got one yet. */
export const fromEditor = ({ content = [] }: JSONContent): ArticleDocument => ({
  blocks: content.flatMap((one) => {
    const block = blockOf(one);
    return block === null || block.id === '' ? [] : [block];
  }),
});
