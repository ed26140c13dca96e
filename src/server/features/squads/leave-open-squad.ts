import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { currentSquadOf } from '../users/public';
import { stepSquadIn } from './commit-step';
import { loadSquad } from './store/squad-store';

interface OpenSquad {
  readonly squadId: number;
  readonly gameId: string;
  /** A running game is played to its end; a squad that has not started continues without the person or is disbanded. */
  readonly fate: 'PLAYS_ON' | 'LEFT' | 'DISBANDED';
}

/**
 * Removes a person whose account is being closed from their squad as if they left themselves: money follows the rules
 * of leaving and disbanding. A running game is left to its timer. Null when they are in no squad.
 */
export const leaveOpenSquad = async (
  app: App,
  tx: Tx,
  userId: string,
  operatorId: string,
): Promise<OpenSquad | null> => {
  const current = await currentSquadOf(tx, userId);
  if (current === null) return null;
  const state = await loadSquad(tx, current.squadId, true);
  if (state === null || state.value === 'IN_A_GAME') return { ...current, fate: 'PLAYS_ON' };
  const isOwner = state.context.ownerId === userId;
  const scope = { app, tx, operation: { kind: 'account closed' as const, actor: operatorId } };
  await stepSquadIn(scope, current.squadId, (_state, at) =>
    isOwner ? { type: 'squad.disband', by: userId, at, refundPercent: null } : { type: 'squad.leave', by: userId, at },
  );
  return { ...current, fate: isOwner ? 'DISBANDED' : 'LEFT' };
};
