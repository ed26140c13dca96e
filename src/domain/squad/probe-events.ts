import type { ActorFacts } from './actor-facts';
import type { MateFacts } from './mate-facts';
import { friendInvitationFor } from './queries/invitations';
import { amountDue } from './queries/payments';
import type { SquadAction } from './squad-action';
import type { SquadActor, UserId } from './squad-actor';
import type { SquadContext } from './squad-context';
import type { SquadPersonEvent } from './squad-event';

/** A mate whom nothing speaks against but the squad itself. */
const idealMate = (context: SquadContext, active: boolean, hasSquad: boolean): MateFacts => ({
  active,
  hasSquad,
  onboardingComplete: true,
  gameId: context.gameId,
  platforms: [context.platform],
  languages: context.languages,
  categoryIds: [context.categoryId],
  level: 'STAR',
  percent: 0,
});

const kickable = (context: SquadContext): readonly UserId[] => [
  ...context.members.map((member) => member.id).filter((id) => id !== context.ownerId),
  ...context.mateInvitations.map((invitation) => invitation.mateId),
  ...context.friendInvitations.map((invitation) => invitation.token),
];

const heldTokens = (context: SquadContext, by: SquadActor, facts: ActorFacts): readonly string[] =>
  context.friendInvitations
    .filter(({ token, friendId }) => facts.tokens.includes(token) || (friendId !== null && friendInvitationFor(context, token, by) !== null))
    .map((invitation) => invitation.token);

const promo = { code: '', percent: null, amount: Number.MAX_SAFE_INTEGER };
const maxSlots = Number.MAX_SAFE_INTEGER;
const matesFit = { platform: true, language: true, category: true };

/** The most favourable forms of an action for this actor: it is possible when one of them is allowed. */
export const probeEvents = (action: SquadAction, context: SquadContext, by: SquadActor, facts: ActorFacts): readonly SquadPersonEvent[] => {
  const { at, hasSquad, hasMateAccess, active } = facts;
  const step = { by, at };
  const tokens = heldTokens(context, by, facts);
  switch (action) {
    case 'inviteMate':
      return [{ type: 'squad.inviteMate', ...step, mateId: '', mate: idealMate(context, true, false) }];
    case 'inviteFriend':
      return [{ type: 'squad.inviteFriend', ...step, friendId: null, token: '' }];
    case 'accept':
      return [{ type: 'squad.accept', ...step, hasSquad, active }];
    case 'declineFriend':
      return ['', ...tokens].map((token) => ({ type: 'squad.declineFriend', ...step, token }));
    case 'kick':
      return ['', ...kickable(context)].map((memberId) => ({ type: 'squad.kick', ...step, memberId }));
    case 'join':
      return [null, ...tokens].map((viaInvitation) => ({ type: 'squad.join', ...step, hasSquad, hasMateAccess, viaInvitation }));
    case 'update':
      return [{ type: 'squad.update', ...step, changes: {}, maxSlots, matesFit }];
    case 'applyPromoCode':
      return [{ type: 'squad.applyPromoCode', ...step, promo, problem: null }];
    case 'pay':
      return [{ type: 'squad.pay', ...step, quoted: amountDue(context, by), balance: null }];
    case 'needToRecreate':
      return [{ type: 'squad.needToRecreate', ...step, needed: context.recreation === null }];
    case 'answerEarlyFinish':
      return [{ type: 'squad.answerEarlyFinish', ...step, confirmed: true }];
    case 'disband':
      return [{ type: 'squad.disband', ...step, refundPercent: null }];
    case 'repeat':
      return [{ type: 'squad.repeat', ...step, hasSquad }];
    case 'offerReady':
      return [{ type: 'squad.offerReady', ...step, mate: hasMateAccess ? idealMate(context, active, hasSquad) : null }];
    case 'openDispute':
      return [{ type: 'squad.openDispute', ...step, wantedPercent: 100 }];
    case 'answerDispute':
      return [{ type: 'squad.answerDispute', ...step, granted: false }];
    case 'decideDispute':
      return [{ type: 'squad.decideDispute', ...step, refundPercent: 0 }];
    default:
      return [{ type: `squad.${action}`, ...step }];
  }
};
