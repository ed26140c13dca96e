import type { JSONContent } from '@tiptap/core';
import type { ArticleBlock, ArticleDocument, ListItem, TextRun } from '#domain/blog/article-document.ts';

/** Text with its formatting; a line break of the document becomes a hard break. */
const inline = (runs: readonly TextRun[]): JSONContent[] =>
  runs.flatMap(({ text, marks = [], href }) => {
    const formatting = [
      ...marks.map((type) => ({ type })),
      ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
    ];
    const look = formatting.length > 0 ? { marks: formatting } : {};
    return text
      .split('\n')
      .flatMap((part, index): JSONContent[] => [
        ...(index > 0 ? [{ type: 'hardBreak', ...look }] : []),
        ...(part === '' ? [] : [{ type: 'text', text: part, ...look }]),
      ]);
  });

/** A list that is numbered from one does not say so. */
const list = (ordered = false, start = 1) =>
  ordered ? { type: 'orderedList', attrs: { start } } : { type: 'bulletList', attrs: {} };

const paragraph = (runs: readonly TextRun[]): JSONContent => ({ type: 'paragraph', content: inline(runs) });

const item = ({ text, items = [], ordered, start }: ListItem): JSONContent => ({
  type: 'listItem',
  content: [
    paragraph(text),
    ...(items.length === 0
      ? []
      : [
          {
            ...list(ordered, start),
            content: items.map((inner) => ({ type: 'listItem', content: [paragraph(inner)] })),
          },
        ]),
  ],
});

const node = (block: ArticleBlock): JSONContent => {
  const attrs = { id: block.id };
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', attrs, content: inline(block.text) };
    case 'heading':
      return { type: 'heading', attrs: { ...attrs, level: block.level }, content: inline(block.text) };
    case 'list': {
      const kind = list(block.ordered, block.start);
      return { ...kind, attrs: { ...kind.attrs, ...attrs }, content: block.items.map(item) };
    }
    case 'quote':
      return { type: 'blockquote', attrs, content: [paragraph(block.text)] };
    case 'callout':
      return { type: 'callout', attrs: { ...attrs, tone: block.tone }, content: [paragraph(block.text)] };
    case 'code':
      return { type: 'codeBlock', attrs, content: block.code === '' ? [] : [{ type: 'text', text: block.code }] };
    case 'divider':
      return { type: 'horizontalRule', attrs };
    case 'table':
      return {
        type: 'table',
        attrs,
        content: block.rows.map((row, index) => ({
          type: 'tableRow',
          content: row.map((cell) => ({
            type: block.header && index === 0 ? 'tableHeader' : 'tableCell',
            content: [paragraph(cell)],
          })),
        })),
      };
    case 'image': {
      const { src, width, height, alt, caption } = block;
      return {
        type: 'figure',
        attrs: { ...attrs, src, width, height, alt },
        content: caption === '' ? [] : [{ type: 'text', text: caption }],
      };
    }
    // Blocks without editable text: the editor stores them whole.
    case 'cut':
    case 'gallery':
    case 'video':
    case 'mate':
    case 'squad':
    case 'registration':
      return { type: 'widget', attrs: { ...attrs, block } };
  }
};

/** An article as the editor's content. */
export const toEditor = ({ blocks }: ArticleDocument): JSONContent => ({
  type: 'doc',
  content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.map(node),
});
