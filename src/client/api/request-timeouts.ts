/** Timeouts of a call in milliseconds: of a GET, of a call that changes something, of a file upload. */
export const requestTimeouts = { query: 15_000, change: 30_000, upload: 180_000 } as const;
