import { squadTimers } from '../facts/squad-timers';
import { admit } from '../steps/member-parts';
import type { MateTerms, SquadActor, UserId } from '../facts/squad-people';
import { choose, emit, inOrder, record, set, notify, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { inviteMateRules, hasOpenOffer, type InviteMate } from '../rules/invite-mate';

const invited = (by: SquadActor, mateId: UserId): Part =>
  emit(() => [record('MEMBER_INVITED', by, mateId, { memberType: 'MATE' })]);

const order = (mateId: UserId, terms: MateTerms, { by, at }: InviteMate): Part =>
  inOrder(
    set(({ mateInvitations }) => ({
      mateInvitations: [
        ...mateInvitations,
        { mateId, terms, invitedAt: at, expiresAt: at + squadTimers.mateInvitation },
      ],
    })),
    invited(by, mateId),
    emit(() => [notify('INVITED', by, [mateId])]),
  );

/** A mate with an open offer to a hot squad joins at once. */
const acceptOffer = (mateId: UserId, mate: MateTerms, { by, at }: InviteMate): Part =>
  inOrder(
    set(({ offers }) => ({ offers: offers.filter((offer) => offer.mateId !== mateId) })),
    invited(by, mateId),
    admit({ id: mateId, type: 'MATE', joinedAt: at, confirmedAt: null, mate }),
  );

const step = (event: InviteMate): Part =>
  choose((context) => {
    const { mateId, mate } = event;
    if (!mate) throw new Error('An unknown mate is refused');
    const terms = { level: mate.level, percent: mate.percent };
    return hasOpenOffer(context, event) ? acceptOffer(mateId, terms, event) : order(mateId, terms, event);
  });

/** The owner sends a mate an order that lasts ten minutes, or takes a mate who made an offer. */
export const inviteMate = eventOf(inviteMateRules, {
  description: 'владелец зовёт напарника',
  in: { PENDING: { step }, READY: { to: 'PENDING', step } },
  effects: ['recordHistory', 'notify', 'admitMember', 'answeredInvitation'],
  history: ['MEMBER_INVITED', 'MEMBER_JOINED'],
});
