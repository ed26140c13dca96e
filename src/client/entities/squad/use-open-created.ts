import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { SquadView } from '../../../contract/squads/squad-view';
import { useToast } from '../../kit/toast/use-toast';
import { memberErrorTexts, showInTurn } from './creation-texts';
import { failedInvitations, failedState } from './failed-invitations';

interface Created {
  readonly id: number;
  readonly squad: Pick<SquadView['squad'], 'gameId'>;
  readonly errors: SquadView['errors'];
}

/** Opens the page of a new squad and shows who could not be invited: in toasts, and on the page with the reasons. */
export const useOpenCreated = () => {
  const navigate = useNavigate();
  const toast = useToast();
  return useCallback(
    async (
      { id, squad, errors }: Created,
      nameOf: (memberId: string) => string,
      { replace = false }: { readonly replace?: boolean } = {},
    ): Promise<void> => {
      const state = failedState(failedInvitations(errors, nameOf));
      await navigate(`/${squad.gameId}/squads/${id}`, { replace, state });
      showInTurn(toast.danger, memberErrorTexts(errors, nameOf));
    },
    [navigate, toast],
  );
};
