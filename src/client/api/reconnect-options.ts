/** Milliseconds before a lost socket reconnects. Specification, section 9. */
const baseDelayMs = 1000;

/** Delays vary from 50 % to 150 %, so that clients do not all reconnect to a restarted server at the same moment. */
const jitter = 0.5;

/** Delay in milliseconds for the reconnections that socket.io does not make. */
export const reconnectDelayMs = (): number => baseDelayMs * (1 - jitter + 2 * jitter * Math.random());

/** This page's own: socket.io cuts its random part off at the longest delay, so one for all would bring all at once. */
const ownDelayMs = baseDelayMs * (1 - jitter * Math.random());

/** For the reconnections that socket.io makes itself. */
export const reconnectOptions = {
  reconnectionDelay: ownDelayMs,
  reconnectionDelayMax: ownDelayMs * (1 + jitter),
  randomizationFactor: jitter,
} as const;
