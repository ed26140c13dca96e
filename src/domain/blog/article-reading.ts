import { type ArticleDocument, type HeadingBlock, textOfDocument, textOfRuns } from './article-document';

const wordsAMinute = 180;

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** Whole minutes, one at least. */
export const readingMinutes = (document: ArticleDocument): number =>
  Math.max(1, Math.round(countWords(textOfDocument(document)) / wordsAMinute));

/** Headings of the contents, in order. */
export const outlineOf = ({ blocks }: ArticleDocument) =>
  blocks
    .filter((block): block is HeadingBlock => block.type === 'heading')
    .map(({ id, level, text }) => ({ id, level, title: textOfRuns(text).trim() }))
    .filter(({ title }) => title !== '');
