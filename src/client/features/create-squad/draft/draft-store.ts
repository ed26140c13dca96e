import { draftSchema, emptyDraft } from './draft';
import type { Draft } from './draft';

const key = (gameId: string) => `create-squad:${gameId}`;

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** One draft for each game. What an older version of the page left there is not trusted. */
export const draftStore = {
  read: (gameId: string): Draft => {
    const kept = draftSchema.safeParse(parse(localStorage.getItem(key(gameId))));
    return kept.success ? kept.data : emptyDraft;
  },
  write: (gameId: string, draft: Draft): void => localStorage.setItem(key(gameId), JSON.stringify(draft)),
  clear: (gameId: string): void => localStorage.removeItem(key(gameId)),
} as const;
