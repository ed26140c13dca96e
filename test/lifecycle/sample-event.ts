import { amountDue } from '../../src/domain/squad/queries/payments';
import type { SquadAction } from '../../src/domain/squad/squad-action';
import type { SquadContext } from '../../src/domain/squad/squad-context';
import type { SquadPersonEvent } from '../../src/domain/squad/squad-event';
import { actorOf, fitMate, type Role } from './people';

/** What each action of the lifecycle table is tried with: always the most favourable choice. */
export const sampleEvent = (action: SquadAction, role: Role, { context, at }: { readonly context: SquadContext; readonly at: number }): SquadPersonEvent => {
  const step = { by: actorOf(role), at };
  switch (action) {
    case 'inviteMate':
      return { type: 'squad.inviteMate', ...step, mateId: 'another-mate', mate: fitMate };
    case 'inviteFriend':
      return { type: 'squad.inviteFriend', ...step, friendId: null, token: 'another-link' };
    case 'accept':
      return { type: 'squad.accept', ...step, hasSquad: false, active: true };
    case 'declineFriend':
      return { type: 'squad.declineFriend', ...step, token: 'another-link' };
    case 'kick':
      return { type: 'squad.kick', ...step, memberId: 'friend' };
    case 'join':
      return { type: 'squad.join', ...step, hasSquad: false, hasMateAccess: false, viaInvitation: null };
    case 'update':
      return { type: 'squad.update', ...step, changes: { durationMinutes: 90 }, maxSlots: 5, matesFit: { platform: true, language: true, category: true } };
    case 'applyPromoCode':
      return { type: 'squad.applyPromoCode', ...step, promo: { code: 'START10', percent: 10, amount: null }, problem: null };
    case 'pay':
      return { type: 'squad.pay', ...step, quoted: amountDue(context, step.by), balance: null };
    case 'needToRecreate':
      return { type: 'squad.needToRecreate', ...step, needed: true };
    case 'answerEarlyFinish':
      return { type: 'squad.answerEarlyFinish', ...step, confirmed: true };
    case 'disband':
      return { type: 'squad.disband', ...step, refundPercent: null };
    case 'repeat':
      return { type: 'squad.repeat', ...step, hasSquad: false };
    case 'offerReady':
      return { type: 'squad.offerReady', ...step, mate: fitMate };
    case 'openDispute':
      return { type: 'squad.openDispute', ...step, wantedPercent: 50 };
    case 'answerDispute':
      return { type: 'squad.answerDispute', ...step, granted: true };
    case 'decideDispute':
      return { type: 'squad.decideDispute', ...step, refundPercent: 50 };
    default:
      return { type: `squad.${action}`, ...step };
  }
};
