/** Timeouts of a call in milliseconds: of a GET, of a call that changes something, of a file upload. */
export const requestTimeouts = { ask: 15_000, act: 30_000, file: 180_000 } as const;
