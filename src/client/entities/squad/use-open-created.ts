import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { importWithRetry } from '../../kit/overlay/import-with-retry';
import { useToast } from '../../kit/toast/use-toast';
import { failedInvitations, failedState } from './failed-invitations';
import { squadPath } from '#contract/routes/game-pages.ts';

type Created = Pick<SquadView, 'id' | 'gameId' | 'errors'>;

/** Rarely needed, and the page of a squad has a size budget. */
const loadErrorTexts = () =>
  importWithRetry(() => import(/* webpackChunkName: "member-error-texts" */ './member-error-texts'));

/** Opens the page of a new squad and shows who could not be invited: in toasts, and on the page with the reasons. */
export const useOpenCreated = () => {
  const navigate = useNavigate();
  const toast = useToast();
  return useCallback(
    async (
      { id, gameId, errors }: Created,
      nameOf: (memberId: string) => string,
      { replace = false }: { readonly replace?: boolean } = {},
    ): Promise<void> => {
      const state = failedState(failedInvitations(errors, nameOf));
      await navigate(squadPath({ gameId, squadId: id }), { replace, state });
      if (errors.length === 0) return;
      try {
        const { memberErrorTexts, showInTurn } = await loadErrorTexts();
        showInTurn(toast.danger, memberErrorTexts(errors, nameOf));
      } catch (problem) {
        // The page shows them too.
        console.error(problem);
      }
    },
    [navigate, toast],
  );
};
