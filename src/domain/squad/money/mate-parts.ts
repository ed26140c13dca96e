import type { Kopecks } from '../../money/kopecks';
import { splitByWeights } from '../../money/split-by-weights';
import type { UserId } from '../squad-actor';
import type { SquadContext } from '../squad-context';
import type { SquadMember } from '../squad-member';
import { matesOf } from '../queries/members';
import { freeTotal } from './pools';

/** A mate's part of a sum, before his percent of order. */
export interface MatePart {
  readonly mateId: UserId;
  readonly percent: number;
  readonly gross: Kopecks;
}

const quoteOf = (context: SquadContext, mateId: UserId): Kopecks =>
  context.quote?.mates.find((quote) => quote.mateId === mateId)?.amount ?? 0;

/** A sum shared among mates in proportion to their quotes. */
export const partsOf = (context: SquadContext, mates: readonly SquadMember[], amount: Kopecks): readonly MatePart[] => {
  const grosses = splitByWeights(amount, mates.map((mate) => quoteOf(context, mate.id)));
  return mates.map((mate, index) => ({ mateId: mate.id, percent: mate.mate?.percent ?? 0, gross: grosses[index] ?? 0 }));
};

/** What is held of each present mate's work that is not played yet. */
export const freePartOf = (context: SquadContext, mateId: UserId): Kopecks =>
  partsOf(context, matesOf(context), freeTotal(context)).find((part) => part.mateId === mateId)?.gross ?? 0;

/** What has been earned by played time. */
export const earnedParts = (context: SquadContext): readonly MatePart[] =>
  context.earned.map((part) => ({ mateId: part.mateId, percent: part.terms.percent, gross: part.gross }));

/** Everything held, as it is shared among all mates who have played. */
export const allParts = (context: SquadContext): readonly MatePart[] => [
  ...earnedParts(context),
  ...partsOf(context, matesOf(context), freeTotal(context)),
];
