import type { SquadContext } from '../../../domain/squad/squad-context';
import type { SquadState } from '../../../domain/squad/squad-state';
import { Refusal } from '../../http/refusal';

/**
 * Members and those whose money or pay is inside, while the dispute is open.
 * @throws Refusal SQUADS_NOT_FOUND, SQUADS_NOT_MEMBER, SQUADS_INVALID_STATE
 */
export const demandParty = (state: SquadState | null, userId: string): SquadContext => {
  if (!state) throw new Refusal('SQUADS_NOT_FOUND');
  const { members, payments, earned, dispute } = state.context;
  const isParty = members.some(({ id }) => id === userId) || payments.some(({ payerId }) => payerId === userId) || earned.some(({ mateId }) => mateId === userId);
  if (!isParty) throw new Refusal('SQUADS_NOT_MEMBER');
  if (!dispute || dispute.status === 'CLOSED') throw new Refusal('SQUADS_INVALID_STATE');
  return state.context;
};
