import { pages } from '../../../../contract/pages';
import type { App } from '../../../platform/app';
import { countArticleAddresses, listArticleAddresses } from '../../../features/blog/public';
import { listLandingPaths } from '../../../features/landings/public';
import { countMateAddresses, listMateAddresses } from '../../../features/mates/public';
import { listGames } from '../../../features/reference/public';
import { escapeHtml } from '../escape-html';
import { isIndexed } from '../page-head';

interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: Date | null;
}

/** Addresses of one file: a fifth of what search engines take, so that one is read from the database quickly. */
const perFile = 10_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const locOf = (publicUrl: string, path: string): string => `<loc>${escapeHtml(publicUrl + path)}</loc>`;

const fileOf = (publicUrl: string, places: readonly SitemapEntry[]): string => {
  const urls = places.map(({ path, changedAt = null }) => {
    const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<url>${locOf(publicUrl, path)}${changed}</url>`;
  });
  return `${declaration}<urlset ${namespace}>${urls.join('')}</urlset>`;
};

/** Pages of the manifest that stand at an address of their own, or at one for each game. */
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

/** What `/sitemap.xml` lists: the files that list the pages. */
export const sitemapIndex = async (app: App): Promise<string> => {
  const [mates, articles] = await Promise.all([countMateAddresses(app.db), countArticleAddresses(app.db)]);
  const files = ['/sitemap/pages.xml', ...filesOf('mates', mates), ...filesOf('articles', articles)];
  const listed = files.map((path) => `<sitemap>${locOf(app.config.publicUrl, path)}</sitemap>`);
  return `${declaration}<sitemapindex ${namespace}>${listed.join('')}</sitemapindex>`;
};

const readPlaces = async (app: App, name: string): Promise<readonly SitemapEntry[]> => {
  if (name === 'pages') return readPages(app);
  const [, kind, number = ''] = /^(mates|articles)-([1-9]\d{0,3})$/.exec(name) ?? [];
  const window = { limit: perFile, offset: (Number(number) - 1) * perFile };
  if (kind === 'mates') return (await listMateAddresses(app.db, window)).map((path) => ({ path }));
  return kind === 'articles' ? listArticleAddresses(app.db, window) : [];
};

/** One of the files by its name; null for one that lists nothing. */
export const sitemapFile = async (app: App, name: string): Promise<string | null> => {
  const places = await readPlaces(app, name);
  return places.length === 0 ? null : fileOf(app.config.publicUrl, places);
};
