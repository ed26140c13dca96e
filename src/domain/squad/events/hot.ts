import { squadTimers } from '../facts/squad-timers';
import { personOf } from '../selectors/members';
import { emit, inOrder, record, set, notify } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { offerReadyRules, withdrawOfferRules, offerExpiredRules, hotExpiredRules } from '../rules/hot';

/** A matching mate makes an offer to a hot squad; the owner invites them or lets the offer expire. */
export const offerReady = eventOf(offerReadyRules, {
  description: 'напарник откликается на горячий сквад',
  in: {
    PENDING: {
      step: ({ by, at }) =>
        inOrder(
          set(({ offers }) => ({
            offers: [...offers, { mateId: personOf(by), offeredAt: at, expiresAt: at + squadTimers.offer }],
          })),
          emit(({ ownerId }) => [notify('HOT_OFFER', by, [ownerId])]),
        ),
    },
  },
  effects: ['notify'],
  history: [],
});

/** A mate withdraws their offer. */
export const withdrawOffer = eventOf(withdrawOfferRules, {
  description: 'напарник отзывает отклик',
  in: {
    PENDING: { step: ({ by }) => set(({ offers }) => ({ offers: offers.filter(({ mateId }) => mateId !== by) })) },
  },
  effects: [],
  history: [],
});

/** The owner did not invite the offering mate within five minutes. */
export const offerExpired = eventOf(offerExpiredRules, {
  description: 'отклик истёк',
  in: {
    PENDING: {
      step: ({ subject }) => set(({ offers }) => ({ offers: offers.filter((offer) => offer.mateId !== subject) })),
    },
  },
  effects: [],
  history: [],
});

/** The squad stops calling mates; existing offers last until they expire. */
export const hotExpired = eventOf(hotExpiredRules, {
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
  effects: ['recordHistory'],
  history: ['UPDATED'],
});
