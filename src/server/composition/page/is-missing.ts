import { needsGame, pageAt } from '#contract/page-at.ts';
import { drawAddress, type PreloadedResponses, mateAddress, userAddress } from './preloaded-responses';
import { landingChunks } from './screens/landing-chunks';
import type { FirstScreen } from './screens/first-screen';

interface Found {
  readonly games: readonly { readonly id: string }[];
  readonly answers: PreloadedResponses;
  /** Title and description from an operator or the page's landing. */
  readonly words: object | null;
  readonly first: FirstScreen | null;
}

/**
 * Whether there is nothing at this URL, as far as the server has checked: an unknown page or game, a missing article,
 * landing, draw or person. The page is sent all the same and shows that; the 404 status is for search engines. Pages
 * for signed-in people are not checked.
 */
export const isMissing = (pathname: string, { games, answers, words, first }: Found): boolean => {
  const page = pageAt(pathname);
  if (page === null) return true;
  const parts = pathname.split('/').filter(Boolean);
  const [gameId = '', , id = ''] = parts;
  const isPlayed = games.some(({ id }) => id === gameId);
  if (page.path.startsWith('/:gameId') && !isPlayed && (games.length > 0 || needsGame(page))) return true;
  if (page.chunk === 'article') return first === null;
  if (landingChunks.includes(page.chunk)) return words === null;
  if (page.chunk === 'mate-page') return answers.missing.has(mateAddress(gameId, id));
  if (page.chunk === 'user-page') return answers.missing.has(userAddress(gameId, id));
  if (page.chunk === 'draws') return answers.missing.has(drawAddress(parts[1] ?? ''));
  return false;
};
