import { randomFillSync } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

const perId = 16;
const store = new Uint8Array(perId * 256);
let used = store.length;

/** The number of a request. Chance is drawn for many at once: asking the system for each costs a tenth of an answer. */
export const newRequestId = (): string => {
  if (used === store.length) {
    randomFillSync(store);
    used = 0;
  }
  used += perId;
  return uuidv7({ random: store.subarray(used - perId, used) });
};
