import type { PublicSquadState } from './facts/squad-context';
import { disputeOpensUntil } from './rules/dispute';
import { squadRefusal } from './squad-refusal';

/**
 * Until when this person may dispute a finished game, epoch ms; null if they may not, or not any more. The squad refuses
 * a dispute by the same rules.
 */
export const disputableUntil = (state: PublicSquadState, by: string, at: number): number | null => {
  const { finishedAt } = state.context;
  const refused = squadRefusal(state, { type: 'squad.openDispute', by, at, wantedPercent: 100 }) !== null;
  return finishedAt === null || refused ? null : disputeOpensUntil(finishedAt);
};
