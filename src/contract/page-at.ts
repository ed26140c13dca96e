import { pages } from './pages';

type Page = (typeof pages)[number];

/** The fixed prefix before the parameter of a segment; null for a segment without a parameter. */
const prefixOf = (part: string): string | null => /^([^:]*):/.exec(part)?.[1] ?? null;

const fitsPart = (wanted: string, given: string): boolean => {
  const prefix = prefixOf(wanted);
  return prefix === null ? wanted === given : given.startsWith(prefix) && given.length > prefix.length;
};

const fits = (pattern: string, pathname: string): boolean => {
  if (pattern.endsWith('/*')) return `${pathname}/`.startsWith(pattern.slice(0, -1));
  const [wanted, given] = [pattern.split('/'), pathname.split('/')];
  return wanted.length === given.length && wanted.every((part, index) => fitsPart(part, given[index] ?? ''));
};

const placeholders = (pattern: string): number => pattern.split('/').filter((part) => prefixOf(part) !== null).length;

/** The page of the manifest for a path; null for an unknown path. */
export const pageAt = (pathname: string): Page | null => {
  // The browser's router ignores a trailing slash too.
  const requested = pathname.replace(/(?<=.)\/+$/, '');
  // The pattern with the fewest parameters wins: `squads/create` is not the page of a squad.
  return (
    pages
      .filter(({ path }) => fits(path, requested))
      .sort((one, other) => placeholders(one.path) - placeholders(other.path))[0] ?? null
  );
};

/** Whether a page needs a game to exist: home, and pages under a game's name. */
export const needsGame = (page: Page): boolean =>
  page.path === '/' || (page.path.startsWith('/:gameId') && !('gameless' in page));
