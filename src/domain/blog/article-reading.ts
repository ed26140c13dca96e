import { type ArticleDocument, type HeadingBlock, textOfDocument, textOfRuns } from './article-document';

const wordsPerMinute = 180;

/** Number of words, as for the reading time. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** Reading time in whole minutes, at least one. */
export const readingMinutes = (document: ArticleDocument): number =>
  Math.max(1, Math.round(countWords(textOfDocument(document)) / wordsPerMinute));

/** The table of contents: headings with a title, in order. */
export const outlineOf = ({ blocks }: ArticleDocument) =>
  blocks
    .filter((block): block is HeadingBlock => block.type === 'heading')
    .map(({ id, level, text }) => ({ id, level, title: textOfRuns(text).trim() }))
    .filter(({ title }) => title !== '');
