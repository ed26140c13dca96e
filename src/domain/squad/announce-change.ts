import { inviteesOf } from './selectors/invitations';
import type { SquadContext, SquadState } from './facts/squad-context';
import type { UserId } from './facts/squad-people';

/** Who has to be notified that a squad has changed. */
export interface ChangeAnnouncement {
  /** Members, invited people and payers, before or after the step: their own data changes too. */
  readonly people: readonly UserId[];
  /** Mates with an offer to a hot squad, before or after the step. */
  readonly offering: readonly UserId[];
  /** People whose list of orders or invitations may have changed. */
  readonly called: readonly UserId[];
  /** Set when somebody lost the right to see the squad: the people who still may. Null: nobody lost it. */
  readonly stillVisibleTo: readonly UserId[] | null;
  /** The game whose public list may have changed; null: the squad was not in it. */
  readonly listedIn: string | null;
}

/** Whether strangers may see the squad. */
export const isOpenToAll = ({ value, context }: SquadState): boolean => context.visible && value === 'PENDING';

/**
 * Everybody who may see a squad that is not open to all: members, invited people, mates with an offer, payers, and
 * mates who are still to be paid.
 */
export const peopleIn = ({ context }: SquadState): readonly UserId[] => [
  ...context.members.map(({ id }) => id),
  ...context.mateInvitations.map(({ mateId }) => mateId),
  ...context.friendInvitations.flatMap(({ friendId }) => friendId ?? []),
  ...context.offers.map(({ mateId }) => mateId),
  ...context.payments.map(({ payerId }) => payerId),
  ...context.earned.map(({ mateId }) => mateId),
];

/** Whether a step took the right to see the squad from somebody. */
const hidSquadFromSomeone = (before: SquadState, after: SquadState): boolean => {
  if (isOpenToAll(after)) return false;
  const left = new Set(peopleIn(after));
  return isOpenToAll(before) || peopleIn(before).some((id) => !left.has(id));
};

const both = (
  before: SquadState | null,
  after: SquadState,
  idsOf: (context: SquadContext) => readonly UserId[],
): readonly UserId[] => {
  const ids = idsOf(after.context);
  return [...new Set(before === null ? ids : [...idsOf(before.context), ...ids])];
};

/** Everybody whom a step concerns; `before`: null for a new squad. */
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
