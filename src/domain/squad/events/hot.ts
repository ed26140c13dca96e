import { squadLimits } from '../facts/squad-settings';
import { squadTimers } from '../facts/squad-timers';
import { asItIs, due, personEvent, timerEvent, type PersonEvent } from '../define-event';
import { isFull, mateInvitationOf, offerOf } from '../questions/invitations';
import { mateProblem, type MateFacts } from '../questions/mate-fit';
import { matesOf, personOf } from '../questions/members';
import { alreadyMember, notPerson, type Refusal } from '../questions/refusals';
import { emit, inOrder, record, set, tell } from '../steps/step-parts';
import { idealMate } from './invite-mate';

interface Facts {
  /** Null: not a mate. */
  readonly mate: MateFacts | null;
}

const notHot: Refusal = (context, { at }) =>
  context.hotUntil === null || at >= context.hotUntil || matesOf(context).length > 0 ? 'SQUADS_INVALID_STATE' : null;

const cannotOffer: Refusal<PersonEvent<'squad.offerReady', Facts>> = (context, { by, mate }) => {
  if (mateInvitationOf(context, by) || offerOf(context, by)) return 'SQUADS_ALREADY_INVITED';
  if (mate?.hasSquad) return 'SQUADS_HAS_SQUAD';
  return (
    mateProblem(context, mate) ??
    (isFull(context) || context.offers.length >= squadLimits.maxOpenOffers ? 'SQUADS_FULL' : null)
  );
};

/** A matching mate answers a hot squad; the owner invites them or lets the offer lapse. */
export const offerReady = personEvent<Facts>()('squad.offerReady', {
  description: 'напарник откликается на горячий сквад',
  who: [notPerson, alreadyMember],
  in: {
    PENDING: {
      unless: [notHot, cannotOffer],
      step: ({ by, at }) =>
        inOrder(
          set(({ offers }) => ({
            offers: [...offers, { mateId: personOf(by), offeredAt: at, expiresAt: at + squadTimers.offer }],
          })),
          emit(({ ownerId }) => [tell('HOT_OFFER', by, [ownerId])]),
        ),
    },
  },
  effects: ['notify'],
  history: [],
  samples: (context, _by, { hasMateAccess, active, hasSquad }) => [
    { mate: hasMateAccess ? idealMate(context, active, hasSquad) : null },
  ],
});

const noOffer: Refusal = (context, { by }) => (offerOf(context, by) ? null : 'SQUADS_MEMBER_NOT_FOUND');

/** A mate who answered a hot squad has changed their mind. */
export const withdrawOffer = personEvent()('squad.withdrawOffer', {
  description: 'напарник отзывает отклик',
  who: [notPerson, noOffer],
  in: {
    PENDING: { step: ({ by }) => set(({ offers }) => ({ offers: offers.filter(({ mateId }) => mateId !== by) })) },
  },
  effects: [],
  history: [],
  samples: asItIs,
});

/** The owner did not take the mate in five minutes. */
export const offerExpired = timerEvent('squad.offerExpired', {
  description: 'отклик истёк',
  in: {
    PENDING: {
      step: ({ subject }) => set(({ offers }) => ({ offers: offers.filter((offer) => offer.mateId !== subject) })),
    },
  },
  due: ({ offers }) => offers.flatMap(({ mateId, expiresAt }) => due(expiresAt, mateId ?? null, 'quiet')),
  effects: [],
  history: [],
});

/** Nobody calls mates any more; offers already made stand until their own end. */
export const hotExpired = timerEvent('squad.hotExpired', {
  description: 'сквад больше не горячий',
  in: {
    PENDING: {
      step: () =>
        inOrder(
          set(() => ({ hotUntil: null })),
          emit(() => [record('UPDATED', 'system', null, { hot: false })]),
        ),
    },
  },
  due: ({ hotUntil }) => due(hotUntil),
  effects: ['recordHistory'],
  history: ['UPDATED'],
});
