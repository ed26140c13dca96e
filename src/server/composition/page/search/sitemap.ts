import { pages } from '#contract/pages.ts';
import type { App } from '#server/platform/app.ts';
import { countArticleAddresses, listArticleAddresses } from '#server/features/blog/public.ts';
import { listLandingPaths } from '#server/features/landings/public.ts';
import { countMateAddresses, listMateAddresses } from '#server/features/mates/public.ts';
import { listGames } from '#server/features/reference/public.ts';
import { escapeHtml } from '../escape-html';
import { isIndexed } from '../page-head';

interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: Date | null;
}

/** URLs in one file: a fifth of what search engines accept, so that reading them from the database is fast. */
const perFile = 10_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const locOf = (publicUrl: string, path: string): string => `<loc>${escapeHtml(publicUrl + path)}</loc>`;

const fileOf = (publicUrl: string, entries: readonly SitemapEntry[]): string => {
  const urls = entries.map(({ path, changedAt = null }) => {
    const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<url>${locOf(publicUrl, path)}${changed}</url>`;
  });
  return `${declaration}<urlset ${namespace}>${urls.join('')}</urlset>`;
};

/** Paths of the manifest's pages that have no parameters but the game. */
const manifestPaths = (gameIds: readonly string[]): readonly string[] =>
  pages.flatMap((page) => {
    const path = page.path.replace(/\/\*$/, '');
    const games = 'gameless' in page ? gameIds.slice(0, 1) : gameIds;
    const paths = path.startsWith('/:gameId/') ? games.map((id) => path.replace(':gameId', id)) : [path];
    return paths.filter((one) => !one.includes(':') && isIndexed({ pathname: one, missing: false }));
  });

const readPages = async (app: App): Promise<readonly SitemapEntry[]> => {
  const games = await listGames(app);
  const paths = [...manifestPaths(games.map(({ id }) => id)), ...(await listLandingPaths(app.db))];
  return paths.map((path) => ({ path }));
};

const filesOf = (name: string, count: number): readonly string[] =>
  Array.from({ length: Math.ceil(count / perFile) }, (_, index) => `/sitemap/${name}-${index + 1}.xml`);

/** `/sitemap.xml`: the index of the files that list the pages. */
export const sitemapIndex = async (app: App): Promise<string> => {
  const [mates, articles] = await Promise.all([countMateAddresses(app.db), countArticleAddresses(app.db)]);
  const files = ['/sitemap/pages.xml', ...filesOf('mates', mates), ...filesOf('articles', articles)];
  const listed = files.map((path) => `<sitemap>${locOf(app.config.publicUrl, path)}</sitemap>`);
  return `${declaration}<sitemapindex ${namespace}>${listed.join('')}</sitemapindex>`;
};

const readEntries = async (app: App, name: string): Promise<readonly SitemapEntry[]> => {
  if (name === 'pages') return readPages(app);
  const [, kind, number = ''] = /^(mates|articles)-([1-9]\d{0,3})$/.exec(name) ?? [];
  const window = { limit: perFile, offset: (Number(number) - 1) * perFile };
  if (kind === 'mates') return (await listMateAddresses(app.db, window)).map((path) => ({ path }));
  return kind === 'articles' ? listArticleAddresses(app.db, window) : [];
};

/** One of these files by its name; null when it would be empty. */
export const sitemapFile = async (app: App, name: string): Promise<string | null> => {
  const entries = await readEntries(app, name);
  return entries.length === 0 ? null : fileOf(app.config.publicUrl, entries);
};
