import { actions, type SquadAction, type SquadPersonEvent } from '#domain/squad/rules/all-rules.ts';
import type { SquadContext } from '#domain/squad/facts/squad-context.ts';
import { actorOf, fitMate, type Role } from './people';

/** Values of the lifecycle table for fields that an event's sample leaves open. */
const named: Partial<Record<SquadAction, object>> = {
  inviteMate: { mateId: 'another-mate', mate: fitMate },
  inviteFriend: { token: 'another-link' },
  accept: { active: true },
  declineFriend: { token: 'another-link' },
  kick: { memberId: 'friend' },
  update: { changes: { durationMinutes: 90 }, maxSlots: 5 },
  applyPromoCode: { promo: { code: 'START10', percent: 10, amount: null } },
  offerReady: { mate: fitMate },
  openDispute: { wantedPercent: 50 },
  answerDispute: { granted: true },
  decideDispute: { refundPercent: 50 },
};

/** The event with which an action of the lifecycle table is tried: its most favourable sample, with these values. */
export const sampleEvent = (
  action: SquadAction,
  role: Role,
  { context, at }: { readonly context: SquadContext; readonly at: number },
): SquadPersonEvent => {
  const facts = { at, hasSquad: false, hasMateAccess: false, active: false, tokens: [] };
  const [sample] = actions
    .filter((definition) => definition.action === action)
    .flatMap((definition) => definition.samples(context, actorOf(role), facts));
  if (!sample) throw new Error(`${action} has no sample`);
  return { ...sample, ...named[action] };
};
