import { useNavigate } from 'react-router';
import type { SquadView } from '../../../contract/squads/squad-view';
import { failedInvitations, failedState } from './failed-invitations';

interface Created {
  readonly id: number;
  readonly squad: Pick<SquadView['squad'], 'gameId'>;
  readonly errors: SquadView['errors'];
}

/** Opens the page of a new squad, which shows who could not be invited and why. */
export const useOpenCreated = () => {
  const navigate = useNavigate();
  return async ({ id, squad, errors }: Created, nameOf: (memberId: string) => string): Promise<void> => {
    await navigate(`/${squad.gameId}/squads/${id}`, { state: failedState(failedInvitations(errors, nameOf)) });
  };
};
