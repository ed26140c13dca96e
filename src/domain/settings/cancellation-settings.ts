/** What a late cancellation costs. */
export const cancellationSettings = {
  /** Percent of what is held that goes to mates who already stand in the lobby. */
  lobbyMatesPercent: 50,
} as const;
