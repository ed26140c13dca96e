import { sql, type SQL } from 'drizzle-orm';
import { previewOf } from '#domain/blog/article-preview.ts';
import { type ArticleDocument, textOfDocument } from '#domain/blog/article-document.ts';
import { searchForm } from '#domain/text/search-form.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { blogArticle } from '#server/platform/db/schema/blog.ts';

/**
 * Full-text search condition: words match in any form, the last one also as a prefix, since it may still be being
 * typed.
 */
export const matchesSearch = (search: string): SQL => {
  const words = searchForm(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = words.at(-1);
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

/** Only so many characters of a long article are indexed. */
const maxCharacters = 100_000;

/**
 * The search vector of an article: title, lead, the author's name, and the free text. Paid text is left out, or a
 * search would reveal it word by word. The database keeps the author's name up to date from then on.
 */
export const searchVector = ({ title, lead, price, document }: Written, author: string): SQL => {
  const open = textOfDocument(price > 0 ? previewOf(document).document : document).slice(0, maxCharacters);
  const words = (text: string): SQL => sql`to_tsvector('russian', ${searchForm(text)})`;
  return sql`setweight(${words(title)}, 'A') || setweight(${words(lead)}, 'B') || setweight(${words(open)}, 'C') || author_words(${author})`;
};
