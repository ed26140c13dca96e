import { useCallback, useState } from 'react';
import type { Category, Game } from '../../../../contract/reference';
import type { Draft } from './draft';
import { draftStore } from './draft-store';
import { fitDraft } from './fit-draft';

export type ChangeDraft = (next: (draft: Draft) => Partial<Draft>) => void;

/** The draft of a game, kept at each change. */
export const useDraft = (game: Game | undefined, gameId: string, categories: readonly Category[]) => {
  const [kept, setKept] = useState(() => draftStore.read(gameId));
  const categoryOf = useCallback((draft: Draft) => categories.find(({ id }) => id === draft.categoryId), [categories]);
  const draft = fitDraft(kept, game, categoryOf(kept));
  const change: ChangeDraft = useCallback(
    (next) =>
      setKept((before) => {
        const changed = { ...before, ...next(before) };
        const fitted = fitDraft(changed, game, categoryOf(changed));
        draftStore.write(gameId, fitted);
        return fitted;
      }),
    [game, gameId, categoryOf],
  );
  return { draft, category: categoryOf(draft), change };
};
