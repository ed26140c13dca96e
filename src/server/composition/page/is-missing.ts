import { needsGame, pageAt } from '../../../contract/page-at';
import { drawAddress, type PreloadedResponses, mateAddress, userAddress } from './preloaded-responses';
import { landingChunks } from './screens/landing-chunks';
import type { FirstScreen } from './screens/first-screen';

interface Found {
  readonly games: readonly { readonly id: string }[];
  readonly answers: PreloadedResponses;
  /** What the page says of itself, from an operator or its landing. */
  readonly words: object | null;
  readonly first: FirstScreen | null;
}

/**
 * Whether nothing stands at this address, as far as the server has looked: no page, a game that is not played here, an
 * article, a landing, a draw or a person that is not there. The page is sent all the same and says so; its status tells search
 * engines. What only a signed-in person may open is not looked up.
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
