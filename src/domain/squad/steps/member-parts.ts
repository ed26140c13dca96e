import type { FriendInvitation, SquadMember, SquadActor, UserId } from '../facts/squad-people';
import { memberIds } from '../selectors/members';
import type { PublicSquad } from '../facts/squad-context';
import type { StrikeReason } from '../facts/squad-effect';
import { emit, inOrder, nothing, record, set, notify, type Part } from './step-parts';

/** A squad with a mate is no longer hot; other offers are dropped. */
const coolDown: Part = set(() => ({ hotUntil: null, offers: [] }));

/** A squad is visible until it is full; if a slot becomes free later, the owner decides whether to publish it again. */
export const closeWhenFull: Part = set(({ visible, members, slots }) => ({
  visible: visible && members.length < slots,
}));

/** Adds a member (history MEMBER_JOINED). A mate who joins has answered their order. */
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

/** The quote without a mate who has left; the shares stay as agreed. */
const withoutMateQuote = ({ quote }: PublicSquad, mateId: UserId): PublicSquad['quote'] =>
  quote ? { ...quote, mates: quote.mates.filter((mate) => mate.mateId !== mateId) } : null;

/** Removes a member and, for a mate, their quote. Their payments stay until they are refunded or spent. */
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

/** Drops the open invitation of a mate. */
export const dropMateInvitation = (mateId: UserId): Part =>
  set(({ mateInvitations }) => ({
    mateInvitations: mateInvitations.filter((invitation) => invitation.mateId !== mateId),
  }));

/** Drops this invitation object; null: none. */
export const dropFriendInvitation = (gone: FriendInvitation | null): Part =>
  set(({ friendInvitations }) => ({
    friendInvitations: friendInvitations.filter((invitation) => invitation !== gone),
  }));

/** Resets all confirmations, which belong to one status. */
export const unconfirmAll: Part = set(({ members }) => ({
  members: members.map((member) => ({ ...member, confirmedAt: null })),
}));

/** Gives a mate a strike. */
export const strike = (userId: UserId, reason: StrikeReason): Part =>
  emit(({ gameId }) => [{ type: 'addStrike', params: { userId, gameId, reason } }]);
