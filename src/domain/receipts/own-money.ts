import { type Kopecks, sumOf } from '../money/kopecks';
import { splitByWeights } from '../money/split';
import { meaningOf, type OperationMeaning } from './operation-meaning';
import type { ReceiptSubject } from './receipt-terms';
import { addedUp, linesOfSale, linesTogether, type ReceiptLine, type Sale } from './sale-lines';

/** An account of the ledger by its name: `USER` of a person, `HOLD` of `squad:5` … */
interface LedgerSide {
  readonly kind: string;
  readonly owner: string;
}

interface LedgerMovement {
  readonly from: LedgerSide;
  readonly to: LedgerSide;
  readonly amount: Kopecks;
}

/** A payer's part of what left the hold of a squad or a booking for good. */
export interface SpentShare {
  /** `squad:5`, `booking:0199…`. */
  readonly hold: string;
  readonly payerId: string;
  /** With bonus and gift money and what the service added. */
  readonly gross: Kopecks;
  /** The payer's own money of it. */
  readonly own: Kopecks;
}

/** A committed operation, as far as receipts need it. */
export interface LedgerOperation {
  readonly kind: string;
  readonly movements: readonly LedgerMovement[];
  readonly spent: readonly SpentShare[];
  /** Whose own money a hold has, by the hold's name; for squads and bookings `spent` says it. */
  readonly holders: ReadonlyMap<string, string>;
  /** The mates whom squads and bookings have paid: whoever else gets money of such a hold gets their own back. */
  readonly earners: ReadonlySet<string>;
}

/** Why a person's own money changed. Those that are named as a kind of receipt need one. */
export type OwnChangeReason = 'ADVANCE' | 'SET_OFF' | 'SET_OFF_RETURN' | 'RETURN' | 'PAID_OUT' | 'GIVEN' | 'TAKEN';

export interface OwnChange {
  readonly personId: string;
  readonly reason: OwnChangeReason;
  readonly amount: Kopecks;
  /** They add up to `amount`; empty where no line can be told. */
  readonly lines: readonly ReceiptLine[];
}

const merged = (parts: readonly { readonly id: string; readonly amount: Kopecks }[]) => addedUp(parts, ({ id }) => id);

const positive = (changes: readonly OwnChange[]): readonly OwnChange[] => changes.filter(({ amount }) => amount > 0);

const plain = (personId: string, reason: OwnChangeReason, amount: Kopecks): OwnChange => ({
  personId,
  reason,
  amount,
  lines: reason === 'ADVANCE' || reason === 'RETURN' ? [{ subject: 'ADVANCE', principalId: null, amount }] : [],
});

const saleTo = (personId: string, sale: Sale): OwnChange => ({
  personId,
  reason: 'SET_OFF',
  amount: sale.own,
  lines: linesOfSale(sale),
});

const isOf =
  (kind: string) =>
  ({ kind: own }: LedgerSide): boolean =>
    own === kind;
const isUser = isOf('USER');
const isHold = isOf('HOLD');
const isOutside = isOf('OUTSIDE');

/** `booking:0199…` → `booking`. */
const kindOfHold = ({ owner }: LedgerSide): string => owner.split(':')[0] ?? '';

const toUsers = (movements: readonly LedgerMovement[]) =>
  movements.filter(({ to }) => isUser(to)).map(({ to, amount }) => ({ id: to.owner, amount }));

/** Tips and articles: all that leaves the buyer's accounts is the price. */
const soldAtOnce = (subject: 'TIPS' | 'ARTICLE', movements: readonly LedgerMovement[]): readonly OwnChange[] => {
  const buyer = movements.find(({ from }) => isUser(from) || from.kind === 'BONUS' || from.kind === 'GIFT')?.from.owner;
  if (buyer === undefined) return [];
  const own = sumOf(movements, ({ from, amount }) => (isUser(from) ? amount : 0));
  const principals = merged(toUsers(movements));
  return [
    saleTo(buyer, { subject, own, principals }),
    ...principals.map(({ id, amount }) => plain(id, 'GIVEN', amount)),
  ];
};

/** An article is refunded: the author, or the service for them, gives back what the buyer paid. */
const articleReturned = (movements: readonly LedgerMovement[]): readonly OwnChange[] => {
  const taken = merged(
    movements.filter(({ from }) => isUser(from)).map(({ from, amount }) => ({ id: from.owner, amount })),
  );
  return [
    ...merged(toUsers(movements)).map(({ id, amount }) => ({
      personId: id,
      reason: 'SET_OFF_RETURN' as const,
      amount,
      lines: linesOfSale({ subject: 'ARTICLE', own: amount, principals: taken }),
    })),
    ...taken.map(({ id, amount }) => plain(id, 'TAKEN', amount)),
  ];
};

/** What leaves a hold that is one person's. */
const leftHold = ({ from, to, amount }: LedgerMovement, holders: LedgerOperation['holders']): readonly OwnChange[] => {
  const holder = holders.get(from.owner);
  if (holder === undefined || (isUser(to) && to.owner === holder) || isHold(to)) return [];
  const principals = isUser(to) ? [{ id: to.owner, amount }] : [];
  const sold = (subject: ReceiptSubject) => [
    saleTo(holder, { subject, own: amount, principals }),
    ...principals.map(({ id }) => plain(id, 'GIVEN', amount)),
  ];
  switch (kindOfHold(from)) {
    case 'reserve':
      return sold('RESERVE');
    case 'course':
      return sold('COURSE');
    case 'certificate':
      return sold('CERTIFICATE');
    case 'refund':
      return [plain(holder, 'RETURN', amount)];
    case 'withdrawal':
      return isOutside(to) ? [plain(holder, 'PAID_OUT', amount)] : sold('WITHDRAWAL_FEE');
    default:
      return [];
  }
};

/** A hold that several people may have paid into: what it spent is split among them as `spent` says. */
const spentByShares = (hold: string, { movements, earners }: LedgerOperation, shares: readonly SpentShare[]) => {
  const pays = merged(
    toUsers(movements.filter(({ from }) => isHold(from) && from.owner === hold)).filter(({ id }) => earners.has(id)),
  );
  const subject = hold.startsWith('booking:') ? ('BOOKING' as const) : ('SQUAD' as const);
  const grosses = shares.map(({ gross }) => gross);
  const partsOfMates = pays.map(({ id, amount }) => ({ id, parts: splitByWeights(amount, grosses) }));
  return shares.map(({ payerId, own }, index) =>
    saleTo(payerId, {
      subject,
      own,
      principals: partsOfMates.map(({ id, parts }) => ({ id, amount: parts[index] ?? 0 })),
    }),
  );
};

const betweenPeople = ({ from, to, amount }: LedgerMovement): readonly OwnChange[] => [
  ...(isUser(from) ? [plain(from.owner, 'TAKEN', amount)] : []),
  ...(isUser(to) ? [plain(to.owner, 'GIVEN', amount)] : []),
];

const straight: ReadonlySet<OperationMeaning> = new Set(['TIPS', 'ARTICLE', 'ARTICLE_RETURN']);

const bySharedHolds = (operation: LedgerOperation): readonly OwnChange[] =>
  [...new Set(operation.spent.map(({ hold }) => hold))].flatMap((hold) =>
    spentByShares(
      hold,
      operation,
      operation.spent.filter((share) => share.hold === hold),
    ),
  );

const ofMovement = (movement: LedgerMovement, { holders, earners }: LedgerOperation): readonly OwnChange[] => {
  const { from, to, amount } = movement;
  // What the service holds of its own gifts is owed to nobody until it is released.
  if (isUser(from) && isHold(to)) return kindOfHold(to) === 'gift' ? [plain(from.owner, 'TAKEN', amount)] : [];
  if (isHold(from)) {
    const kind = kindOfHold(from);
    if (kind === 'gift') return isUser(to) ? [plain(to.owner, 'GIVEN', amount)] : [];
    if (kind !== 'squad' && kind !== 'booking') return leftHold(movement, holders);
    return isUser(to) && earners.has(to.owner) ? [plain(to.owner, 'GIVEN', amount)] : [];
  }
  if (isOutside(from) && isUser(to)) return [plain(to.owner, 'ADVANCE', amount)];
  if (isUser(from) && isOutside(to)) return [plain(from.owner, 'RETURN', amount)];
  return betweenPeople(movement);
};

/**
 * How an operation changed what the service owes people of their own money. Money that is held stays owed. Pure: the same
 * rows of the ledger give the same changes. Changes of one person and reason are added up.
 */
export const ownChangesOf = (operation: LedgerOperation): readonly OwnChange[] => {
  const meaning = meaningOf(operation.kind);
  const { movements } = operation;
  if (!straight.has(meaning))
    return together([...movements.flatMap((movement) => ofMovement(movement, operation)), ...bySharedHolds(operation)]);
  return together(
    meaning === 'ARTICLE_RETURN'
      ? articleReturned(movements)
      : soldAtOnce(meaning === 'TIPS' ? 'TIPS' : 'ARTICLE', movements),
  );
};

const together = (changes: readonly OwnChange[]): readonly OwnChange[] =>
  addedUp(
    positive(changes),
    ({ personId, reason }) => `${personId} ${reason}`,
    (one, other) => ({ lines: linesTogether([...one.lines, ...other.lines]) }),
  );
