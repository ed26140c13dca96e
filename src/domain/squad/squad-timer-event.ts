/** Deadlines are ordinary events, sent by the server's sweeper with `by: 'system'`; the same names are the kinds of deadlines. */
export const squadDeadlineKinds = [
  'squad.idleExpired',
  'squad.invitationExpired',
  'squad.friendInvitationExpired',
  'squad.hotExpired',
  'squad.offerExpired',
  'squad.confirmationExpired',
  'squad.lobbyExpired',
  'squad.durationElapsed',
  'squad.earlyFinishExpired',
  'squad.recreationExpired',
  'squad.settlementDue',
  'squad.disputeAnswerExpired',
  'squad.disputeDecisionExpired',
] as const;

export type SquadDeadlineKind = (typeof squadDeadlineKinds)[number];

/** `subject`: the invited or offering mate's id, the friend link's token, or an empty string. */
export type SquadTimerEvent = {
  [Kind in SquadDeadlineKind]: { readonly type: Kind; readonly by: 'system'; readonly at: number; readonly subject: string };
}[SquadDeadlineKind];
