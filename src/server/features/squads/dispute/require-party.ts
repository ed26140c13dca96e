import type { SquadContext, SquadState } from '#domain/squad/facts/squad-context.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isParty } from '#domain/squad/selectors/is-party.ts';

/**
 * Requires a party of an open dispute: a member, or a person whose payment or income the squad holds.
 * @throws Refusal SQUADS_NOT_FOUND, SQUADS_NOT_MEMBER, SQUADS_INVALID_STATE
 */
export const requireParty = (state: SquadState | null, userId: string): SquadContext => {
  if (!state) throw new Refusal('SQUADS_NOT_FOUND');
  const { dispute } = state.context;
  if (!isParty(state.context, userId)) throw new Refusal('SQUADS_NOT_MEMBER');
  if (!dispute || dispute.status === 'CLOSED') throw new Refusal('SQUADS_INVALID_STATE');
  return state.context;
};
