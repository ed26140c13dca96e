import { pages } from './pages';

type Page = (typeof pages)[number];

/** What stands before the parameter of a segment; null for a segment without one. */
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

/** The page of the manifest that stands at a path; null for what is no page. */
export const pageAt = (pathname: string): Page | null => {
  // A slash at the end means nothing to the browser's router either.
  const asked = pathname.replace(/(?<=.)\/+$/, '');
  // The fewest placeholders win: `squads/create` is no squad's number.
  return (
    pages
      .filter(({ path }) => fits(path, asked))
      .sort((one, other) => placeholders(one.path) - placeholders(other.path))[0] ?? null
  );
};

/** Whether a page has nothing to show in a product without games: home, and what stands under a game's name. */
export const needsGame = (page: Page): boolean =>
  page.path === '/' || (page.path.startsWith('/:gameId') && !('gameless' in page));
