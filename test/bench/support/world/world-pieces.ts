import { cell, share } from '../../../support/desk-plans/row-pieces';

export const { uuid } = cell;

/**
 * A number from 0 below `below`, the same for the same `salt` and row of every world made with the same seed. `:seed`
 * stands for the seed.
 */
export const pick = (below: number | string, salt: number, of = 'n'): string =>
  `abs(hashint8extended((${of})::bigint, ${salt} + :seed) % (${below}))`;

/** One of these SQL expressions, each as likely as the others. */
export const oneOf = (values: readonly string[], salt: number, of = 'n'): string =>
  `(ARRAY[${values.join(', ')}])[1 + ${pick(values.length, salt, of)}]`;

/** Evenly spread over three years until now; `count` is how many rows there are. */
export const spread = (count: string, of = 'n'): string =>
  `(date_trunc('minute', now()) - (${count} - (${of})) * (interval '1095 days' / ${count}))`;

/** A UUIDv7 of the time when row `of` of `count` was made, and of the row's number. */
const timedId = (count: string, of: string): string =>
  `((lpad(to_hex(1700000000000 + (${of})::bigint * 94608000000 / ${count}), 12, '0') || '7000' || '8000' || lpad(to_hex(${of}), 12, '0'))::uuid)`;

export const chatId = (of = 'n'): string => timedId(':chats', of);
export const messageId = (of = 'n'): string => timedId(':messages', of);

/** Five people in a row are four clients and a mate, whose number ends in 2 or 7. */
export const mateNumber = (index: string): string => `(2 + 5 * (${index}))`;

export { share };
