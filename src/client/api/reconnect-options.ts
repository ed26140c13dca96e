/** Milliseconds before a lost socket is opened again. Specification, section 9. */
const baseDelayMs = 1000;

/** Half as long to half as long again: a server that was restarted is not met by everybody at the same moment. */
const jitter = 0.5;

/** For the library's own attempts. */
export const reconnectOptions = {
  reconnectionDelay: baseDelayMs,
  reconnectionDelayMax: baseDelayMs,
  randomizationFactor: jitter,
} as const;

/** For those that the library does not make, in milliseconds. */
export const reconnectDelayMs = (): number => baseDelayMs * (1 - jitter + 2 * jitter * Math.random());
