import { type Kopecks, sumOf } from '../money/kopecks';
import { splitByWeights } from '../money/split';
import type { ReceiptSubject } from './receipt-terms';

export interface ReceiptLine {
  readonly subject: ReceiptSubject;
  /** Whom the service is the agent of; null: its own sale. */
  readonly principalId: string | null;
  readonly amount: Kopecks;
}

export interface Sale {
  readonly subject: ReceiptSubject;
  /** What the buyer paid of their own money. */
  readonly own: Kopecks;
  /** What each mate gets of the price. */
  readonly principals: readonly { readonly id: string; readonly amount: Kopecks }[];
}

/**
 * The lines of a sale: what the service took for the mates as their agent, then its own share. Bonus money is a discount
 * that the service gives: it lowers the service's own share first, then the mates' lines in proportion. The lines add up
 * to the buyer's own money.
 */
export const linesOfSale = ({ subject, own, principals }: Sale): readonly ReceiptLine[] => {
  const toMates = sumOf(principals, ({ amount }) => amount);
  const parts =
    own >= toMates
      ? principals.map(({ amount }) => amount)
      : splitByWeights(
          own,
          principals.map(({ amount }) => amount),
        );
  const lines = principals.map(({ id }, index) => ({ subject, principalId: id, amount: parts[index] ?? 0 }));
  return [...lines, { subject, principalId: null, amount: Math.max(0, own - toMates) }].filter(
    ({ amount }) => amount > 0,
  );
};

/** What has the same key is added up, in the order in which the keys come first; `join` makes what is no sum. */
export const addedUp = <Part extends { readonly amount: Kopecks }>(
  parts: readonly Part[],
  keyOf: (part: Part) => string,
  join: (one: Part, other: Part) => Partial<Part> = () => ({}),
): readonly Part[] => {
  const known = new Map<string, Part>();
  for (const part of parts) {
    const same = known.get(keyOf(part));
    known.set(
      keyOf(part),
      same === undefined ? part : { ...same, ...join(same, part), amount: same.amount + part.amount },
    );
  }
  return [...known.values()];
};

export const linesTogether = (lines: readonly ReceiptLine[]): readonly ReceiptLine[] =>
  addedUp(lines, ({ subject, principalId }) => `${subject} ${principalId}`);
