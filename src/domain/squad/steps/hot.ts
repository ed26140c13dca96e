import { squadTimers } from '../../settings/squad-timers';
import { emit, inOrder, set } from '../machine/change';
import { record } from '../machine/record';
import { on } from '../machine/step';
import { tell } from '../machine/tell';
import { personOf } from '../queries/person-of';

/** A matching mate answers a hot squad; the owner invites him or lets the offer lapse. */
export const offerReady = on('squad.offerReady', ({ by, at }) =>
  inOrder(
    set(({ offers }) => ({ offers: [...offers, { mateId: personOf(by), offeredAt: at, expiresAt: at + squadTimers.offer }] })),
    emit(({ ownerId }) => [tell('HOT_OFFER', by, [ownerId])]),
  ),
);

export const expireOffer = on('squad.offerExpired', ({ subject }) =>
  set(({ offers }) => ({ offers: offers.filter((offer) => offer.mateId !== subject) })),
);

/** Nobody calls mates any more; offers already made stand until their own end. */
export const expireHot = on('squad.hotExpired', () =>
  inOrder(
    set(() => ({ hotUntil: null })),
    emit(() => [record('UPDATED', 'system', null, { hot: false })]),
  ),
);
