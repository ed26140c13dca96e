import { days } from '../time/durations';
import { payoutProviders } from '../payouts/payout-terms';
import { depositPaymentProviders } from './deposit';
import type { Kopecks } from './kopecks';
import type { MoneyDirection } from './method-switches';

/** Limits of a provider's register: lines, characters of its text, period covered (ms). */
export const registerLimits = { lines: 5000, characters: 1_000_000, period: days(92) } as const;

/**
 * NOT_HERE: paid at the provider, not with us. NOT_THERE: paid with us, not at the provider. OTHER_SUM: the sums
 * differ.
 */
export const differenceKinds = ['NOT_HERE', 'NOT_THERE', 'OTHER_SUM'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const differenceDecisions = ['CREDITED', 'REFUNDED', 'SET_ASIDE'] as const;

/** Whose registers there are: of payments that came in, and of payouts of withdrawals. */
export const registerProviders = {
  DEPOSIT: depositPaymentProviders,
  WITHDRAWAL: payoutProviders,
} as const satisfies Readonly<Record<MoneyDirection, readonly string[]>>;

export type RegisterProvider = (typeof registerProviders)[MoneyDirection][number];

/** Of either direction, each once. */
export const allRegisterProviders = [
  ...depositPaymentProviders,
  'TRAINING',
] as const satisfies readonly RegisterProvider[];

/** A payment or a payout in a provider's register. */
export interface RegisterLine {
  /** Our id of it, or the provider's. */
  readonly reference: string;
  readonly amount: Kopecks;
  readonly paid: boolean;
  /** Epoch ms; null when the register does not say. */
  readonly at: number | null;
}

/** A deposit or a payout of ours. */
export interface OwnPayment {
  readonly id: string;
  /** What else a register may call it, the provider's own id first. */
  readonly names: readonly string[];
  /** Null while it is unknown (skins). */
  readonly amount: Kopecks | null;
  readonly paid: boolean;
}

export interface Difference {
  readonly kind: DifferenceKind;
  /** Our deposit or payout. */
  readonly ownId: string | null;
  readonly reference: string;
  readonly ours: Kopecks | null;
  readonly theirs: Kopecks | null;
  readonly at: number | null;
}

const compareLine = (line: RegisterLine, own: OwnPayment | undefined): Difference | null => {
  const common = { ownId: own?.id ?? null, reference: line.reference, theirs: line.amount, at: line.at };
  const ours = own?.amount ?? null;
  if (!own?.paid) return line.paid ? { ...common, kind: 'NOT_HERE', ours } : null;
  if (!line.paid) return { ...common, kind: 'NOT_THERE', ours };
  return own.amount === line.amount ? null : { ...common, kind: 'OTHER_SUM', ours };
};

/**
 * Compares a provider's register with our deposits or payouts. `ours`: those paid within its period and those that the
 * register names. A payment listed twice counts once, by its last line.
 */
export const compareRegister = (
  theirs: readonly RegisterLine[],
  ours: readonly OwnPayment[],
): { readonly differences: readonly Difference[]; readonly matched: number } => {
  const byName = new Map<string, OwnPayment>();
  for (const own of ours) {
    byName.set(own.id, own);
    for (const name of own.names) byName.set(name.toLowerCase(), own);
  }
  const lines = new Map<string, { readonly line: RegisterLine; readonly own: OwnPayment | undefined }>();
  for (const line of theirs) {
    const own = byName.get(line.reference.toLowerCase());
    lines.set(own?.id ?? line.reference.toLowerCase(), { line, own });
  }
  const named = [...lines.values()].map(({ line, own }) => compareLine(line, own));
  const unnamed = ours
    .filter(({ id, paid }) => paid && !lines.has(id))
    .map(({ id, names: [name = id], amount }): Difference => ({
      kind: 'NOT_THERE',
      ownId: id,
      reference: name,
      ours: amount,
      theirs: null,
      at: null,
    }));
  return {
    differences: [...named.filter((one) => one !== null), ...unnamed],
    matched: named.filter((one) => one === null).length,
  };
};
