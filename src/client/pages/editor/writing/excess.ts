import { type ArticleBlock, type ArticleDocument, type TextRun, textOfBlock } from '#domain/blog/article-document.ts';
import { documentLimits as limits } from '#domain/blog/article-terms.ts';
import { texts } from '../texts';

const { excess } = texts;
const shownLength = 40;

const runsOf = (block: ArticleBlock): readonly (readonly TextRun[])[] => {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
    case 'callout':
      return [block.text];
    case 'list':
      return block.items.flatMap(({ text, items = [] }) => [text, ...items]);
    case 'table':
      return block.rows.flat();
    default:
      return [];
  }
};

const isLong = (runs: readonly TextRun[]): boolean =>
  runs.length > limits.runs || runs.some(({ text }) => text.length > limits.runText);

/** What is too much in a block. */
const excessOfBlock = (block: ArticleBlock): string | null => {
  if (runsOf(block).some(isLong)) return excess.text;
  switch (block.type) {
    case 'table':
      if (block.rows.length > limits.tableRows) return excess.rows;
      return (block.rows[0]?.length ?? 0) > limits.tableColumns ? excess.columns : null;
    case 'list':
      if ([block, ...block.items].some(({ start = 1 }) => start > limits.firstNumber)) return excess.number;
      return [block.items, ...block.items.map(({ items = [] }) => items)].some(
        ({ length }) => length > limits.listItems,
      )
        ? excess.items
        : null;
    case 'code':
      return block.code.length > limits.code ? excess.code : null;
    case 'image':
      return block.caption.length > limits.caption ? excess.caption : null;
    default:
      return null;
  }
};

/** Why the server would refuse a document as too large, and where it begins; null where it would not. */
export const excessOf = ({ blocks }: ArticleDocument): string | null => {
  if (blocks.length > limits.blocks) return excess.blocks;
  for (const block of blocks) {
    const why = excessOfBlock(block);
    if (why !== null) return excess.at(why, textOfBlock(block).slice(0, shownLength).toWellFormed());
  }
  return null;
};
