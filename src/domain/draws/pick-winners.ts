/** Whoever takes part, in the order in which they came. */
export interface Ticketholder {
  readonly id: string;
  readonly tickets: number;
}

export interface Winner {
  readonly place: number;
  readonly id: string;
  /** The winning ticket, from 1. */
  readonly ticket: number;
}

/** HMAC-SHA256 in hex of a text under the seed; the server's and the browser's differ in where it comes from. */
export type Hmac = (text: string) => string | Promise<string>;

/** Twelve hex digits are exact in a double. */
const digits = 12;

const holderOf = (holders: readonly Ticketholder[], ticket: number): Ticketholder | undefined => {
  let last = 0;
  return holders.find(({ tickets }) => {
    last += tickets;
    return ticket <= last;
  });
};

/**
 * The winners, as anybody can count them again: for place `p` and try `t` the ticket is the number of the first twelve
 * hex digits of HMAC(seed, "p:t") modulo the tickets, plus 1. Somebody who has won already passes the place on to the
 * next try. Tickets are numbered in the order in which their holders came.
 */
export const pickWinners = async (
  holders: readonly Ticketholder[],
  places: number,
  hmac: Hmac,
): Promise<readonly Winner[]> => {
  const total = holders.reduce((sum, { tickets }) => sum + tickets, 0);
  const winners: Winner[] = [];
  for (let place = 1; place <= Math.min(places, holders.length); place += 1) {
    for (let attempt = 0; winners.length < place; attempt += 1) {
      const ticket = (Number.parseInt((await hmac(`${place}:${attempt}`)).slice(0, digits), 16) % total) + 1;
      const holder = holderOf(holders, ticket);
      if (holder && !winners.some(({ id }) => id === holder.id)) winners.push({ place, id: holder.id, ticket });
    }
  }
  return winners;
};
