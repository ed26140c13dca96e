import { escapeHtml } from './escape-html';
import type { PageWords } from '../../features/landings/public';

/** Ready to stand in the page: both are HTML. */
export interface PageHead {
  readonly title: string;
  readonly metas: string;
}

/** The brand, as the served page says it. */
export const service = 'Напарник';

/** What the served page says of itself to search engines and messengers; `publicUrl` is where the product stands. */
export const pageHead = (publicUrl: string, words: PageWords | null): PageHead => {
  if (words === null) return { title: service, metas: '' };
  const { title, description, ogTitle, ogDescription, imageUrl, path } = words;
  const url = publicUrl + path;
  const graph: readonly (readonly [string, string | null])[] = [
    ['type', 'website'],
    ['site_name', service],
    ['title', ogTitle],
    ['description', ogDescription],
    ['url', url],
    ['image', imageUrl === null ? null : publicUrl + imageUrl],
  ];
  const metas = graph.map(([name, content]) =>
    content === null ? '' : `<meta property="og:${name}" content="${escapeHtml(content)}">`,
  );
  return {
    title: escapeHtml(`${title} — ${service}`),
    metas: `<meta name="description" content="${escapeHtml(description)}"><link rel="canonical" href="${escapeHtml(url)}">${metas.join('')}`,
  };
};
