/** A mate is a newcomer of the list until so many finished orders. */
export const newcomerOrders = 10;

/** The percentage of places that is kept for newcomers, unless the desk sets another. */
export const newcomerShare = 15;

/** What a mate is placed by: presence and being free first (`standing`, 5 is online and free), then the score. */
export interface Placed {
  readonly userId: string;
  readonly standing: number;
  readonly score: number;
}

/** Whether `one` stands before `other` by merit; the id decides between equals, so that the order is total. */
const isBefore = (one: Placed, other: Placed): boolean =>
  one.standing !== other.standing
    ? one.standing > other.standing
    : one.score === other.score
      ? one.userId > other.userId
      : one.score > other.score;

/**
 * Whether a place (from 1) is kept for newcomers. `share` in percent: of any number of places from the first on, this
 * part, rounded down, is theirs: with 15 the places 7, 14, 20, 27 …; with 0 none, with 100 all.
 */
export const isNewcomerPlace = (place: number, share: number): boolean => {
  const kept = Math.min(100, Math.max(0, share));
  return Math.floor((place * kept) / 100) > Math.floor(((place - 1) * kept) / 100);
};

/** How many of the places `after` + 1 … `after` + `count` are kept for newcomers. */
export const newcomerPlaces = (after: number, count: number, share: number): number =>
  Array.from({ length: count }, (_, index) => after + index + 1).filter((place) => isNewcomerPlace(place, share))
    .length;

/** A list, best first, or its beginning (`cut`: there may be more behind it). */
export interface Stream<Row extends Placed> {
  readonly rows: readonly Row[];
  readonly cut: boolean;
}

interface Merge<Row extends Placed> {
  readonly settled: Stream<Row>;
  readonly newcomers: Stream<Row>;
  /** The number of places that were taken before. */
  readonly after: number;
  readonly count: number;
  /** Percent. */
  readonly share: number;
}

export interface Merged<Row extends Placed> {
  /** With their places in the whole list, from 1; `newcomer` says of which stream. */
  readonly taken: readonly { readonly row: Row; readonly place: number; readonly newcomer: boolean }[];
  /** A cut stream ended before all places were taken: more of it must be read. */
  readonly starved: boolean;
}

/**
 * Fills the next `count` places from the two streams. A place that is kept for newcomers goes to the best of them,
 * unless somebody else is present or free and that newcomer is not; all others go by merit, newcomers included. Each
 * row is taken once, in its stream's order, so that the rest of both streams continues the list exactly.
 */
export const mergeByPlace = <Row extends Placed>({
  settled,
  newcomers,
  after,
  count,
  share,
}: Merge<Row>): Merged<Row> => {
  const taken: { row: Row; place: number; newcomer: boolean }[] = [];
  let [nextSettled, nextNewcomer] = [0, 0];
  while (taken.length < count) {
    const [known, fresh] = [settled.rows[nextSettled], newcomers.rows[nextNewcomer]];
    if ((known === undefined && settled.cut) || (fresh === undefined && newcomers.cut)) return { taken, starved: true };
    const place = after + taken.length + 1;
    const isTheirs =
      fresh !== undefined &&
      (known === undefined ||
        isBefore(fresh, known) ||
        (fresh.standing === known.standing && isNewcomerPlace(place, share)));
    const row = isTheirs ? fresh : known;
    if (row === undefined) break;
    taken.push({ row, place, newcomer: isTheirs });
    if (isTheirs) nextNewcomer += 1;
    else nextSettled += 1;
  }
  return { taken, starved: false };
};
