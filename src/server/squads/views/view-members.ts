import type { SquadMemberView } from '../../../contract/squads/squad-view';
import { kopecksToRubles } from '../../../domain/money/kopecks-to-rubles';
import type { SquadQuote } from '../../../domain/squad/squad-quote';
import type { SquadState } from '../../../domain/squad/squad-state';
import { iso } from './iso';
import { mateCard } from './mate-card';
import type { PersonRow } from './read-people';
import { unknownPerson } from './read-people';

type People = ReadonlyMap<string, PersonRow>;

/** Members and those invited by name, in the order they stand on the screen. */
export const viewMembers = ({ context }: SquadState, price: SquadQuote | null, people: People): SquadMemberView[] => {
  const user = (id: string) => people.get(id)?.person ?? unknownPerson(id);
  const shareOf = (id: string) => price?.shares.find(({ memberId }) => memberId === id);
  const quoteOf = (id: string) => price?.mates.find(({ mateId }) => mateId === id)?.amount;
  const paid = new Set(context.payments.map(({ memberId }) => memberId));
  const rublesOf = (kopecks: number | undefined): number | null => (kopecks === undefined ? null : kopecksToRubles(kopecks));
  const joined = context.members.map(({ id, type, joinedAt, confirmedAt, mate }): SquadMemberView => ({
    id,
    user: user(id),
    type,
    state: 'JOINED',
    expiresAt: null,
    joinedAt: iso(joinedAt),
    confirmed: confirmedAt !== null,
    share: rublesOf(mate ? quoteOf(id) : shareOf(id)?.amount),
    payerId: shareOf(id)?.payerId ?? null,
    paid: paid.has(id),
    mate: mate && mateCard(people.get(id), mate.level),
  }));
  const invited = { state: 'INVITED', joinedAt: null, confirmed: false, payerId: null, paid: false } as const;
  const mates = context.mateInvitations.map(({ mateId, terms, expiresAt }): SquadMemberView => ({
    ...invited, id: mateId, user: user(mateId), type: 'MATE', expiresAt: iso(expiresAt), share: rublesOf(quoteOf(mateId)), mate: mateCard(people.get(mateId), terms.level),
  }));
  const friends = context.friendInvitations.flatMap(({ friendId, expiresAt }): SquadMemberView[] =>
    friendId === null ? [] : [{ ...invited, id: friendId, user: user(friendId), type: 'FRIEND', expiresAt: iso(expiresAt), share: rublesOf(shareOf(friendId)?.amount), mate: null }],
  );
  return [...joined, ...mates, ...friends];
};
