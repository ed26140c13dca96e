import { type Kopecks, percentOf, sumOf } from '#domain/money/kopecks.ts';
import { splitByWeights } from '#domain/money/split.ts';
import { matesOf } from '../../selectors/members';
import { heldOf, heldTotal } from '../../selectors/payments';
import type { EarnedPart } from '../../facts/squad-bill';
import type { PublicSquad } from '../../facts/squad-context';
import type { MateTerms, SquadMember, UserId } from '../../facts/squad-people';

/** An amount of held money for each payment of the squad, in the order of the payments. Kopecks. */
export type Pool = readonly Kopecks[];

/** Everything held. */
export const heldPool = (context: PublicSquad): Pool => context.payments.map(heldOf);

/** Held money that no mate has earned by played time yet, in kopecks. */
export const unearnedTotal = (context: PublicSquad): Kopecks =>
  heldTotal(context) - sumOf(context.earned, (part) => part.gross);

/** `amount` of held money (kopecks), taken from the payments in proportion. */
export const poolOf = (context: PublicSquad, amount: Kopecks): Pool => splitByWeights(amount, heldPool(context));

/** What a cancellation may touch: everything held except the earned part. */
export const unearnedPool = (context: PublicSquad): Pool => poolOf(context, unearnedTotal(context));

/** The same for one member's share alone, whoever paid it. */
export const unearnedPoolOfMember = (context: PublicSquad, memberId: UserId): Pool =>
  unearnedPool(context).map((free, index) => (context.payments[index]?.memberId === memberId ? free : 0));

/** Percent of each amount of a pool, rounded down. */
export const percentOfPool = (pool: Pool, percent: number): Pool => pool.map((amount) => percentOf(amount, percent));

/** The difference of two pools. */
export const poolWithout = (pool: Pool, taken: Pool): Pool => pool.map((amount, index) => amount - (taken[index] ?? 0));

/** A mate's part of a sum; `gross` in kopecks, before the percent of order. */
export interface MatePart {
  readonly mateId: UserId;
  /** Absent: hidden from the viewer. */
  readonly percent?: number;
  readonly gross: Kopecks;
}

const partOf = (mateId: UserId, terms: MateTerms | null, gross: Kopecks): MatePart => {
  // A member without terms is not a mate and is paid nothing.
  const percent = terms === null ? 0 : terms.percent;
  return percent === undefined ? { mateId, gross } : { mateId, percent, gross };
};

const quoteOf = (context: PublicSquad, mateId: UserId): Kopecks =>
  context.quote?.mates.find((quote) => quote.mateId === mateId)?.amount ?? 0;

/** Splits a sum (kopecks) among mates in proportion to their quotes. */
export const partsOf = (context: PublicSquad, mates: readonly SquadMember[], amount: Kopecks): readonly MatePart[] => {
  const grosses = splitByWeights(
    amount,
    mates.map((mate) => quoteOf(context, mate.id)),
  );
  return mates.map(({ id, mate }, index) => partOf(id, mate, grosses[index] ?? 0));
};

/** Held money for the unplayed part of a present mate, in kopecks. */
export const unearnedPartOf = (context: PublicSquad, mateId: UserId): Kopecks =>
  partsOf(context, matesOf(context), unearnedTotal(context)).find((part) => part.mateId === mateId)?.gross ?? 0;

/** The parts already earned by played time. */
export const earnedParts = (context: PublicSquad): readonly MatePart[] =>
  context.earned.map(({ mateId, terms, gross }) => partOf(mateId, terms, gross));

/** Everything held, split among all mates who have played. */
export const allParts = (context: PublicSquad): readonly MatePart[] => [
  ...earnedParts(context),
  ...partsOf(context, matesOf(context), unearnedTotal(context)),
];

/** Adds a mate's pay for played time (kopecks); there is one entry for each mate. */
export const addEarned = (
  earned: readonly EarnedPart[],
  mateId: UserId,
  terms: MateTerms | null,
  gross: Kopecks,
): readonly EarnedPart[] => {
  if (!terms || gross === 0) return earned;
  const known = earned.find((part) => part.mateId === mateId);
  const others = earned.filter((part) => part.mateId !== mateId);
  return [...others, { mateId, terms, gross: gross + (known?.gross ?? 0) }];
};
