/**
 * Of a mate who is looked at alone: nobody tells everybody that they went into a squad or came out of it, and «Позвать»
 * must not stand there for long.
 */
export const matePolling = { pollingInterval: 60_000, skipPollingIfUnfocused: true } as const;
