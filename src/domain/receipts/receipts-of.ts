import { type Kopecks, sumOf } from '../money/kopecks';
import { splitByWeights } from '../money/split';
import type { OwnChange } from './own-money';
import type { ReceiptLine } from './sale-lines';
import type { ReceiptKind } from './receipt-terms';

/**
 * A person's own money that the service owes them, by where it came from. `advance`: paid in, with a receipt of an
 * advance, and neither set off nor given back. `other`: earned, or given by the service. Kopecks, never below zero.
 */
export interface OwnMoney {
  readonly advance: Kopecks;
  readonly other: Kopecks;
}

/** A receipt as it is to be issued. The lines add up to `paid.advance + paid.other`. */
export interface Receipt {
  readonly kind: ReceiptKind;
  readonly lines: readonly ReceiptLine[];
  /** `advance`: money, or an advance that is set off; `other`: the service's debt to the person that is set off. */
  readonly paid: OwnMoney;
}

interface Filed {
  readonly delta: OwnMoney;
  readonly receipt: Receipt | null;
}

const advanceFirst = ({ advance }: OwnMoney, amount: Kopecks): OwnMoney => {
  const part = Math.min(advance, amount);
  return { advance: part, other: amount - part };
};

/** Earnings are paid out before an advance is given back. */
const otherFirst = ({ other }: OwnMoney, amount: Kopecks): OwnMoney => {
  const part = Math.min(other, amount);
  return { advance: amount - part, other: part };
};

const minus = ({ advance, other }: OwnMoney): OwnMoney => ({ advance: 0 - advance, other: 0 - other });

const returnOf = (advance: Kopecks): Receipt | null =>
  advance === 0
    ? null
    : {
        kind: 'RETURN',
        lines: [{ subject: 'ADVANCE', principalId: null, amount: advance }],
        paid: { advance, other: 0 },
      };

/** The sale that a return undoes; null where no receipt of it is known. */
export interface UndoneSale {
  readonly paid: OwnMoney;
  readonly lines: readonly ReceiptLine[];
}

/** A part of a sale, in the proportions of the whole. */
const partOfSale = ({ paid, lines }: UndoneSale, amount: Kopecks): Omit<Receipt, 'kind'> => {
  const [advance = 0, other = 0] = splitByWeights(amount, [paid.advance, paid.other]);
  const parts = splitByWeights(
    amount,
    lines.map((line) => line.amount),
  );
  return {
    paid: { advance, other },
    lines: lines.map((line, index) => ({ ...line, amount: parts[index] ?? 0 })).filter((line) => line.amount > 0),
  };
};

const undo = (change: OwnChange, sale: UndoneSale | null): Filed => {
  const known = sale !== null && sumOf(sale.lines, ({ amount }) => amount) >= change.amount ? sale : null;
  const part =
    known === null
      ? { paid: { advance: change.amount, other: 0 }, lines: change.lines }
      : partOfSale(known, change.amount);
  return { delta: part.paid, receipt: { kind: 'SET_OFF_RETURN', ...part } };
};

/**
 * What a change does to the money that is owed, and its receipt. What the person paid in is spent before what they
 * earned; an advance that the service no longer owes cannot be returned by a receipt.
 */
export const fileChange = (owed: OwnMoney, change: OwnChange, undone: UndoneSale | null = null): Filed => {
  const { amount, lines } = change;
  switch (change.reason) {
    case 'ADVANCE': {
      const paid = { advance: amount, other: 0 };
      return { delta: paid, receipt: { kind: 'ADVANCE', lines, paid } };
    }
    case 'SET_OFF': {
      const paid = advanceFirst(owed, amount);
      return { delta: minus(paid), receipt: { kind: 'SET_OFF', lines, paid } };
    }
    case 'SET_OFF_RETURN':
      return undo(change, undone);
    case 'RETURN': {
      const paid = advanceFirst(owed, amount);
      return { delta: minus(paid), receipt: returnOf(paid.advance) };
    }
    case 'PAID_OUT': {
      const paid = otherFirst(owed, amount);
      return { delta: minus(paid), receipt: returnOf(paid.advance) };
    }
    case 'GIVEN':
      return { delta: { advance: 0, other: amount }, receipt: null };
    case 'TAKEN':
      return { delta: minus(otherFirst(owed, amount)), receipt: null };
  }
};

/** The money owed after a change. */
export const owedAfter = (owed: OwnMoney, { advance, other }: OwnMoney): OwnMoney => ({
  advance: owed.advance + advance,
  other: owed.other + other,
});
