import { randomFillSync } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

const perId = 16;
const pool = new Uint8Array(perId * 256);
let used = pool.length;

/**
 * A new request id (UUID v7). Random bytes are generated for many ids at once: a system call for each would take a
 * tenth of the time of a response.
 */
export const newRequestId = (): string => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += perId;
  return uuidv7({ random: pool.subarray(used - perId, used) });
};
