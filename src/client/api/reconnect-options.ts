/** Milliseconds before a lost socket reconnects. Specification, section 9. */
const baseDelayMs = 1000;

/** Delays vary from 50 % to 150 %, so that clients do not all reconnect to a restarted server at the same moment. */
const jitter = 0.5;

/** For the reconnections that socket.io makes itself. */
export const reconnectOptions = {
  reconnectionDelay: baseDelayMs,
  reconnectionDelayMax: baseDelayMs,
  randomizationFactor: jitter,
} as const;

/** Delay in milliseconds for the reconnections that socket.io does not make. */
export const reconnectDelayMs = (): number => baseDelayMs * (1 - jitter + 2 * jitter * Math.random());
