import type { JSONContent } from '@tiptap/core';
import { type ArticleDocument, textOfBlock, textOfDocument } from '#domain/blog/article-document.ts';
import { isBlock, unprintable } from './from-editor';

/** Text that was written or chosen, in the order of the editor. */
const written = ({ type, text = '', attrs, content = [] }: JSONContent): string =>
  type === 'widget' && isBlock(attrs?.['block']) ? textOfBlock(attrs['block']) : text + content.map(written).join('');

/** Spaces and line breaks differ between the editor's blocks and the stored ones. */
const letters = (text: string): string => text.replaceAll(unprintable, '').replaceAll(/\s/g, '').toWellFormed();

const shownLength = 40;

/**
 * What the editor holds and the document to be stored does not: the text where they first differ, null where nothing is
 * lost. The editor's schema should make it impossible; a save that would lose text does not take place.
 */
export const lostText = (content: JSONContent, stored: ArticleDocument): string | null => {
  const [whole, kept] = [letters(written(content)), letters(textOfDocument(stored))];
  if (whole === kept) return null;
  let at = 0;
  while (at < whole.length && whole[at] === kept[at]) at += 1;
  return whole.slice(at, at + shownLength).toWellFormed();
};
