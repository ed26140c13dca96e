/** A participant with their number of tickets. */
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

/** HMAC-SHA256 of a text with the seed as its key, in hex; server and browser pass their own implementation. */
export type Hmac = (text: string) => string | Promise<string>;

/** Twelve hex digits are represented exactly by a double. */
const digits = 12;

const holderOf = (holders: readonly Ticketholder[], ticket: number): Ticketholder | undefined => {
  let last = 0;
  return holders.find(({ tickets }) => {
    last += tickets;
    return ticket <= last;
  });
};

/**
 * Picks the winners so that anybody can verify them: for place `p` and try `t` the winning ticket is the number in the
 * first twelve hex digits of HMAC(seed, "p:t"), modulo the number of tickets, plus 1. If its holder has already won,
 * the next try decides. Tickets are numbered in the order of `holders`, which is the order of registration.
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
