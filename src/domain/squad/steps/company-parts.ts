import type { FriendInvitation, SquadMember, SquadActor, UserId } from '../facts/squad-people';
import { memberIds } from '../selectors/members';
import type { PublicSquad } from '../facts/squad-context';
import type { StrikeReason } from '../facts/squad-effect';
import { emit, inOrder, nothing, record, set, notify, type Part } from './step-parts';

/** With a mate in it a squad calls no other mates; who else had offered themselves is not waited for. */
const coolDown: Part = set(() => ({ hotUntil: null, offers: [] }));

/** A squad is visible until it is full; a place that comes free later is the owner's to fill. */
export const closeWhenFull: Part = set(({ visible, members, slots }) => ({
  visible: visible && members.length < slots,
}));

/** Somebody joins: history MEMBER_JOINED. A mate who joins has answered their order. */
export const admit = (member: SquadMember): Part =>
  inOrder(
    set(({ members }) => ({ members: [...members, member] })),
    closeWhenFull,
    member.type === 'MATE' ? coolDown : nothing,
    emit((context) => {
      const { id, type, mate } = member;
      return [
        { type: 'admitMember', params: { memberId: id, memberType: type, mate } },
        record('MEMBER_JOINED', id, null, { memberType: type }),
        ...(type === 'MATE' ? [{ type: 'answeredInvitation', params: { mateId: id } } as const] : []),
        notify('MEMBER_JOINED', id, memberIds(context), { asFriend: type === 'FRIEND' }),
      ];
    }),
  );

/** The agreed price without the part of a mate who is gone; the shares stand as they were agreed. */
const withoutMateQuote = ({ quote }: PublicSquad, mateId: UserId): PublicSquad['quote'] =>
  quote ? { ...quote, mates: quote.mates.filter((mate) => mate.mateId !== mateId) } : null;

/** Somebody is a member no more; their quote no longer counts. Their payments stay until they are returned or spent. */
export const dismiss = (memberId: UserId, by: SquadActor, event: 'MEMBER_LEFT' | 'MEMBER_KICKED'): Part =>
  inOrder(
    set((context) => ({
      members: context.members.filter((member) => member.id !== memberId),
      quote: withoutMateQuote(context, memberId),
    })),
    emit((context) => [
      { type: 'dismissMember', params: { memberId } },
      record(event, by, memberId === by ? null : memberId),
      notify('MEMBER_LEFT', by, memberIds(context)),
    ]),
  );

export const dropMateInvitation = (mateId: UserId): Part =>
  set(({ mateInvitations }) => ({
    mateInvitations: mateInvitations.filter((invitation) => invitation.mateId !== mateId),
  }));

/** Drops this very invitation of the squad; null drops none. */
export const dropFriendInvitation = (gone: FriendInvitation | null): Part =>
  set(({ friendInvitations }) => ({
    friendInvitations: friendInvitations.filter((invitation) => invitation !== gone),
  }));

/** Confirmations belong to one status. */
export const unconfirmAll: Part = set(({ members }) => ({
  members: members.map((member) => ({ ...member, confirmedAt: null })),
}));

export const strike = (userId: UserId, reason: StrikeReason): Part =>
  emit(({ gameId }) => [{ type: 'addStrike', params: { userId, gameId, reason } }]);
