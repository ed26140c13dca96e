import { squadTimers } from '../../settings/squad-timers';
import { choose, emit, inOrder, set, type Part } from '../machine/change';
import { record } from '../machine/record';
import { on } from '../machine/step';
import { tell } from '../machine/tell';
import { offerOf } from '../queries/invitations';
import { personOf } from '../queries/person-of';
import type { SquadActor, UserId } from '../squad-actor';
import type { MateTerms } from '../squad-member';
import { admit } from './admit';

const invited = (by: SquadActor, mateId: UserId): Part => emit(() => [record('MEMBER_INVITED', by, mateId, { memberType: 'MATE' })]);

const order = (mateId: UserId, terms: MateTerms, by: SquadActor, at: number): Part =>
  inOrder(
    set(({ mateInvitations }) => ({
      mateInvitations: [...mateInvitations, { mateId, terms, invitedAt: at, expiresAt: at + squadTimers.mateInvitation }],
    })),
    invited(by, mateId),
    emit(() => [tell('INVITED', by, [mateId])]),
  );

/** A mate who offered himself to a hot squad is in at once. */
const acceptOffer = (mateId: UserId, mate: MateTerms, by: SquadActor, at: number): Part =>
  inOrder(
    set(({ offers }) => ({ offers: offers.filter((offer) => offer.mateId !== mateId) })),
    invited(by, mateId),
    admit({ id: mateId, type: 'MATE', joinedAt: at, confirmedAt: null, mate }),
  );

export const inviteMate = on('squad.inviteMate', ({ mateId, mate, by, at }) =>
  choose((context) => {
    if (!mate) throw new Error('An unknown mate is refused');
    const terms = { level: mate.level, percent: mate.percent };
    const offer = offerOf(context, mateId);
    return offer && at < offer.expiresAt ? acceptOffer(mateId, terms, by, at) : order(mateId, terms, by, at);
  }),
);

export const inviteFriend = on('squad.inviteFriend', ({ friendId, token, by, at }) =>
  inOrder(
    set(({ friendInvitations }) => ({
      friendInvitations: [
        ...friendInvitations,
        { token, friendId, invitedBy: personOf(by), invitedAt: at, expiresAt: at + squadTimers.friendInvitation },
      ],
    })),
    emit(() => [
      record('MEMBER_INVITED', by, friendId, { memberType: 'FRIEND' }),
      ...(friendId === null ? [] : [tell('INVITED', by, [friendId])]),
    ]),
  ),
);
