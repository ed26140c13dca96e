import { sql, type SQL } from 'drizzle-orm';
import { previewOf } from '../../../../domain/blog/article-preview';
import { type ArticleDocument, textOfDocument } from '../../../../domain/blog/article-document';
import type { Kopecks } from '../../../../domain/money/kopecks';
import { blogArticle } from '../../../platform/db/schema/blog';

/** Words are looked for in any of their forms; the one that is still being typed also by its beginning. */
export const matchesSearch = (search: string): SQL => {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = words.at(-1)?.toLowerCase();
  if (last === undefined) return sql`true`;
  const before = words.slice(0, -1).join(' ');
  const whole = sql`plainto_tsquery('russian', ${words.join(' ')})`;
  const begun = sql`to_tsquery('simple', ${`${last}:*`})`;
  return sql`${blogArticle.search} @@ (${whole} || ${before === '' ? begun : sql`(plainto_tsquery('russian', ${before}) && ${begun})`})`;
};

interface Written {
  readonly title: string;
  readonly lead: string;
  readonly price: Kopecks;
  readonly document: ArticleDocument;
}

/** Enough of a long article to find it by. */
const maxCharacters = 100_000;

/**
 * What an article is found by: title, lead, its author's name, and the words that anybody may read. Those that are
 * paid for are left out, else a search would tell them one by one. The database follows the author's name from then on.
 */
export const searchVector = ({ title, lead, price, document }: Written, author: string): SQL => {
  const open = textOfDocument(price > 0 ? previewOf(document).document : document).slice(0, maxCharacters);
  return sql`setweight(to_tsvector('russian', ${title}), 'A') || setweight(to_tsvector('russian', ${lead}), 'B') || setweight(to_tsvector('russian', ${open}), 'C') || author_words(${author})`;
};
