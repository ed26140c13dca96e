/** Milliseconds after which nobody waits for an answer any more: of a question, of an act, of a file on its way. */
export const requestTimeouts = { ask: 15_000, act: 30_000, file: 180_000 } as const;
