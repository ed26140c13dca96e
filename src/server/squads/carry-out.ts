import { inArray, sql } from 'drizzle-orm';
import type { SquadEffect, SquadEffectParams } from '../../domain/squad/squad-effect';
import type { SquadMember } from '../../domain/squad/squad-member';
import type { SquadState } from '../../domain/squad/squad-state';
import { playedMinutes } from '../../domain/squad/queries/played-time';
import { adminsWith } from '../administration/admins-with';
import { notify } from '../notifications/notify';
import type { Tx } from '../db/open-database';
import { closeChatLater } from '../chat/close-chat-later';
import { mateAccess } from '../db/schema/games-and-mates';
import { appUser } from '../db/schema/people';
import { payReferrals } from '../referrals/pay-referrals';
import type { EffectHandlers, StepContext } from './effects/effect-handler';
import { effectHandlers } from './effects/effect-handlers';
import { requireFunds } from './effects/require-funds';
import { tellOfStep } from './tell-of-step';

const runEffect = <Type extends SquadEffect['type']>(step: StepContext, effect: { type: Type; params: SquadEffectParams[Type] }): Promise<void> => {
  const handle: EffectHandlers[Type] = effectHandlers[effect.type];
  return handle(step, effect.params);
};

/** A finished squad counts for everybody who was still in it, and the minutes really played for the mates' grade. */
const countFinished = async (tx: Tx, members: readonly SquadMember[], minutes: number): Promise<void> => {
  const ids = members.map(({ id }) => id);
  const mates = members.flatMap(({ id, type }) => (type === 'MATE' ? [id] : []));
  if (ids.length > 0) await tx.update(appUser).set({ orders: sql`${appUser.orders} + 1` }).where(inArray(appUser.id, ids));
  if (mates.length === 0) return;
  await tx
    .update(mateAccess)
    .set({ finishedOrders: sql`${mateAccess.finishedOrders} + 1`, finishedMinutes: sql`${mateAccess.finishedMinutes} + ${minutes}` })
    .where(inArray(mateAccess.userId, mates));
};

/** A moderator's turn: those who decide disputes hear of it. */
const tellModerators = async ({ tx, squadId, at }: StepContext, { context: { gameId } }: SquadState): Promise<void> =>
  notify(tx, await adminsWith(tx, 'MANAGE_DISPUTES'), { kind: 'DISPUTE_TO_DECIDE', facts: { gameId, squadId, who: null }, at });

const awaitsModerator = (state: SquadState | null): boolean => state?.context.dispute?.status === 'IN_PROGRESS';

const hasEnded = ({ value }: SquadState): boolean => value === 'FINISHED' || value === 'DISBANDED';

/** Runs a step's effects in their order, then tells everybody whom it concerns that something changed. */
export const carryOut = async (step: StepContext, before: SquadState | null, after: SquadState, effects: readonly SquadEffect[]): Promise<void> => {
  await requireFunds(step.tx, effects);
  for (const effect of effects) await runEffect(step, effect);
  if (before?.value === 'IN_A_GAME' && after.value === 'FINISHED') await countFinished(step.tx, after.context.members, playedMinutes(before.context, step.at.getTime()));
  if (awaitsModerator(after) && !awaitsModerator(before)) await tellModerators(step, after);
  if (hasEnded(after) && !(before && hasEnded(before))) await closeChatLater(step.tx, step.squadId, step.at.getTime());
  if (before !== null && before.context.settledAt === null && after.context.settledAt !== null) {
    await payReferrals(step, after.context, effects.flatMap((effect) => (effect.type === 'payMate' ? [effect.params] : [])));
  }
  await tellOfStep(step, before, after);
};
