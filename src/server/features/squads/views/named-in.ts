import type { PublicSquad } from '#domain/squad/facts/squad-context.ts';

/** Ids of everybody who appears in the squad. */
export const namedIn = ({
  members,
  mateInvitations,
  friendInvitations,
  offers,
  payments,
  dispute,
}: PublicSquad): readonly string[] => [
  ...members.map(({ id }) => id),
  ...mateInvitations.map(({ mateId }) => mateId),
  ...friendInvitations.flatMap(({ friendId, invitedBy }) => [friendId ?? [], invitedBy].flat()),
  ...offers.flatMap(({ mateId }) => mateId ?? []),
  ...payments.map(({ payerId }) => payerId),
  ...(dispute ? [dispute.openedBy] : []),
];

/** Ids of those whom the lines of its history name. */
export const namedInHistory = (
  history: readonly { readonly actorId: string | null; readonly subjectId: string | null }[],
): readonly string[] => history.flatMap(({ actorId, subjectId }) => [actorId ?? [], subjectId ?? []].flat());
