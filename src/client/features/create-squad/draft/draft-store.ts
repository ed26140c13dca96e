import { draftName } from '#client/entities/squad/draft-name.ts';
import { browserStorage } from '#client/kit/store/browser-storage.ts';
import type { Draft } from './draft-schema';

/** One draft for each game, as text: reading it needs the schema, writing does not. */
export const draftStore = {
  left: (gameId: string): string | null => browserStorage.get(draftName(gameId)),
  write: (gameId: string, draft: Draft): void => browserStorage.set(draftName(gameId), JSON.stringify(draft)),
  clear: (gameId: string): void => browserStorage.remove(draftName(gameId)),
} as const;
