import { days } from '../time/durations';
import type { DepositStatus } from './deposit';
import type { Kopecks } from './kopecks';

/** Limits of a provider's register: lines, characters of its text, period covered (ms). */
export const registerLimits = { lines: 5000, characters: 1_000_000, period: days(92) } as const;

/**
 * NOT_HERE: paid at the provider, not with us. NOT_THERE: paid with us, not at the provider. OTHER_SUM: the sums
 * differ.
 */
export const differenceKinds = ['NOT_HERE', 'NOT_THERE', 'OTHER_SUM'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const differenceDecisions = ['CREDITED', 'REFUNDED', 'SET_ASIDE'] as const;

/** A payment in a provider's register. */
export interface RegisterLine {
  /** Our id of the deposit, or the provider's id of the payment. */
  readonly reference: string;
  readonly amount: Kopecks;
  readonly paid: boolean;
  /** Epoch ms; null when the register does not say. */
  readonly at: number | null;
}

export interface OwnDeposit {
  readonly id: string;
  readonly externalId: string | null;
  /** Null while it is unknown (skins). */
  readonly amount: Kopecks | null;
  readonly status: DepositStatus;
}

export interface Difference {
  readonly kind: DifferenceKind;
  readonly depositId: string | null;
  readonly reference: string;
  readonly ours: Kopecks | null;
  readonly theirs: Kopecks | null;
  readonly at: number | null;
}

const compareLine = (line: RegisterLine, own: OwnDeposit | undefined): Difference | null => {
  const common = { depositId: own?.id ?? null, reference: line.reference, theirs: line.amount, at: line.at };
  const ours = own?.amount ?? null;
  if (own?.status !== 'PAID') return line.paid ? { ...common, kind: 'NOT_HERE', ours } : null;
  if (!line.paid) return { ...common, kind: 'NOT_THERE', ours };
  return own.amount === line.amount ? null : { ...common, kind: 'OTHER_SUM', ours };
};

/**
 * Compares a provider's register with our deposits. `ours`: the deposits paid within its period and those that the
 * register names. A payment listed twice counts once, by its last line.
 */
export const compareRegister = (
  theirs: readonly RegisterLine[],
  ours: readonly OwnDeposit[],
): { readonly differences: readonly Difference[]; readonly matched: number } => {
  const byName = new Map<string, OwnDeposit>();
  for (const own of ours) {
    byName.set(own.id, own);
    if (own.externalId !== null) byName.set(own.externalId.toLowerCase(), own);
  }
  const lines = new Map<string, { readonly line: RegisterLine; readonly own: OwnDeposit | undefined }>();
  for (const line of theirs) {
    const own = byName.get(line.reference.toLowerCase());
    lines.set(own?.id ?? line.reference.toLowerCase(), { line, own });
  }
  const named = [...lines.values()].map(({ line, own }) => compareLine(line, own));
  const unnamed = ours
    .filter(({ id, status }) => status === 'PAID' && !lines.has(id))
    .map(({ id, externalId, amount }): Difference => ({
      kind: 'NOT_THERE',
      depositId: id,
      reference: externalId ?? id,
      ours: amount,
      theirs: null,
      at: null,
    }));
  return {
    differences: [...named.filter((one) => one !== null), ...unnamed],
    matched: named.filter((one) => one === null).length,
  };
};
