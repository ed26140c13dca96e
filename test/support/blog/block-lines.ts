import type { ArticleBlock, ListItem, TextRun } from '#domain/blog/article-document.ts';

const signs = { bold: '*', italic: '_', strike: '~', code: '`' } as const;

const textOf = (runs: readonly TextRun[]): string =>
  runs
    .map(({ text, marks = [], href }) => {
      const sign = marks.map((mark) => signs[mark]).join('');
      return `${sign}${href === undefined ? text : `[${text}](${href})`}${sign}`;
    })
    .join('');

const kind = (ordered = false, start = 1): string => (ordered ? `ol${start === 1 ? '' : start}` : 'ul');

const item = ({ text, items = [], ordered, start }: ListItem): string =>
  textOf(text) +
  (items.length > 0 ? ` (${ordered === true ? `${kind(ordered, start)}: ` : ''}${items.map(textOf).join(', ')})` : '');

const line = (block: ArticleBlock): string => {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return `${block.type}: ${textOf(block.text)}`;
    case 'heading':
      return `h${block.level}: ${textOf(block.text)}`;
    case 'list':
      return `${kind(block.ordered, block.start)}: ${block.items.map(item).join('; ')}`;
    case 'table':
      return `table: ${block.rows.map((row) => row.map(textOf).join(' | ')).join(' / ')}`;
    default:
      return block.type;
  }
};

/** Each block as one line; without the empty line that the editor always has at its end. */
export const blockLines = (blocks: readonly ArticleBlock[]): readonly string[] => {
  const lines = blocks.map(line);
  return lines.at(-1) === 'paragraph: ' ? lines.slice(0, -1) : lines;
};
