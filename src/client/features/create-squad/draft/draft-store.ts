import { draftName } from '../../../entities/squad/draft-name';
import { kept } from '../../../kit/store/kept';
import type { Draft } from './draft-schema';

/** One draft for each game, as text: who reads it needs the schema, who writes does not. */
export const draftStore = {
  left: (gameId: string): string | null => kept.get(draftName(gameId)),
  write: (gameId: string, draft: Draft): void => kept.set(draftName(gameId), JSON.stringify(draft)),
  clear: (gameId: string): void => kept.remove(draftName(gameId)),
} as const;
