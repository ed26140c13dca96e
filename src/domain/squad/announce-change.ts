import { inviteesOf } from './selectors/invitations';
import type { SquadContext, SquadState } from './facts/squad-context';
import type { UserId } from './facts/squad-people';

/** Who must hear that a squad has changed. */
export interface ChangeAnnouncement {
  /** Members, those invited and payers, before or after: their own page changes too. */
  readonly people: readonly UserId[];
  /** Mates who answered a hot squad, before or after. */
  readonly offering: readonly UserId[];
  /** People whose orders or invitations may look different now. */
  readonly called: readonly UserId[];
  /** Somebody may not see the squad any more: those who still may. Null: nobody lost sight of it. */
  readonly stillVisibleTo: readonly UserId[] | null;
  /** The game whose public list may look different; null: the squad was in none. */
  readonly listedIn: string | null;
}

export const isOpenToAll = ({ value, context }: SquadState): boolean => context.visible && value === 'PENDING';

/** Members, those invited, mates who answered a hot squad, those whose money or pay is inside. */
export const peopleIn = ({ context }: SquadState): readonly UserId[] => [
  ...context.members.map(({ id }) => id),
  ...context.mateInvitations.map(({ mateId }) => mateId),
  ...context.friendInvitations.flatMap(({ friendId }) => friendId ?? []),
  ...context.offers.map(({ mateId }) => mateId),
  ...context.payments.map(({ payerId }) => payerId),
  ...context.earned.map(({ mateId }) => mateId),
];

/** Whether a step took somebody's sight of the squad. */
const hidSquadFromSomeone = (before: SquadState, after: SquadState): boolean => {
  if (isOpenToAll(after)) return false;
  const left = new Set(peopleIn(after));
  return isOpenToAll(before) || peopleIn(before).some((id) => !left.has(id));
};

const both = (
  before: SquadState | null,
  after: SquadState,
  idsOf: (context: SquadContext) => readonly UserId[],
): readonly UserId[] => [...new Set([...(before ? idsOf(before.context) : []), ...idsOf(after.context)])];

/** Everybody whom a step concerns; `before` is null for a new squad. */
export const announcementOf = (before: SquadState | null, after: SquadState): ChangeAnnouncement => {
  const joined = both(before, after, ({ members }) => members.map(({ id }) => id));
  const invited = both(before, after, inviteesOf);
  const offering = both(before, after, ({ offers }) => offers.map(({ mateId }) => mateId));
  const payers = after.context.payments.map(({ payerId }) => payerId);
  return {
    people: [...new Set([...joined, ...invited, ...payers])],
    offering,
    called: [...new Set([...invited, ...offering])],
    stillVisibleTo: before !== null && hidSquadFromSomeone(before, after) ? [...new Set(peopleIn(after))] : null,
    listedIn: before?.context.visible || after.context.visible ? after.context.gameId : null,
  };
};
