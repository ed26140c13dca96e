import { squadLimits } from '../facts/squad-limits';
import { noFacts, due, type PersonEvent, personRules, timerRules } from '../define-rules';
import { isFull, mateInvitationOf, offerOf } from '../selectors/invitations';
import { mateRefusal, type MateFacts } from '../selectors/mate-fit';
import { matesOf } from '../selectors/members';
import { alreadyMember, notPerson, type Refusal } from './shared-refusals';
import { idealMate } from './invite-mate';

interface Facts {
  /** Null: the actor is not a mate. */
  readonly mate: MateFacts | null;
}

const notHot: Refusal = (context, { at }) =>
  context.hotUntil === null || at >= context.hotUntil || matesOf(context).length > 0 ? 'SQUADS_INVALID_STATE' : null;

const cannotOffer: Refusal<PersonEvent<'squad.offerReady', Facts>> = (context, { by, mate }) => {
  if (mateInvitationOf(context, by) || offerOf(context, by)) return 'SQUADS_ALREADY_INVITED';
  if (mate?.hasSquad) return 'SQUADS_HAS_SQUAD';
  return (
    mateRefusal(context, mate) ??
    (isFull(context) || context.offers.length >= squadLimits.maxOpenOffers ? 'SQUADS_FULL' : null)
  );
};

/** A matching mate makes an offer to a hot squad (domain rules, section 1, hot-squad-mate-ready). */
export const offerReadyRules = personRules<Facts>()('squad.offerReady', {
  who: [notPerson, alreadyMember],
  in: { PENDING: [notHot, cannotOffer] },
  samples: (context, _by, { hasMateAccess, active, hasSquad }) => [
    { mate: hasMateAccess ? idealMate(context, active, hasSquad) : null },
  ],
});

const noOffer: Refusal = (context, { by }) => (offerOf(context, by) ? null : 'SQUADS_MEMBER_NOT_FOUND');

/** A mate withdraws their offer. */
export const withdrawOfferRules = personRules()('squad.withdrawOffer', {
  who: [notPerson, noOffer],
  in: { PENDING: [] },
  samples: noFacts,
});

/** An offer expires. */
export const offerExpiredRules = timerRules('squad.offerExpired', {
  in: ['PENDING'],
  due: ({ offers }) => offers.flatMap(({ mateId, expiresAt }) => due(expiresAt, mateId ?? null, 'quiet')),
});

/** A hot squad stops calling mates (domain rules, section 1, Hot squad). */
export const hotExpiredRules = timerRules('squad.hotExpired', {
  in: ['PENDING'],
  due: ({ hotUntil }) => due(hotUntil),
});
