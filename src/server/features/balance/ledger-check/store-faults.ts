import { and, eq, sql } from 'drizzle-orm';
import { formatRubles } from '#domain/text/format.ts';
import { ledgerRuleTexts, ledgerSubjectText } from '#domain/money/ledger-rule.ts';
import type { App } from '#server/platform/app.ts';
import { type QueueViewer, readQueue, type QueueState } from '#server/platform/db/read-queue.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { ledgerCheck, ledgerFault } from '#server/platform/db/schema/money/ledger.ts';
import { adminsWith, announceToStaff } from '../../audit/public';
import { notify } from '../../notifications/public';
import type { LedgerFault } from './find-faults';
import { ownersOf } from './owners-of';

const nameOf = ({ rule, subject }: Pick<LedgerFault, 'rule' | 'subject'>): string => `${rule} ${subject}`;

/** Notifies operators who may see all operations of faults that are new since the last check. */
const notifyOperators = async (tx: Tx, fresh: readonly LedgerFault[], at: Date): Promise<void> => {
  const [first] = fresh;
  if (!first) return;
  const owner = (await ownersOf(tx, [first.subject])).get(first.subject);
  await notify(tx, await adminsWith(tx, 'VIEW_TRANSACTIONS_LIST'), {
    kind: 'LEDGER_FAULT',
    facts: {
      count: fresh.length,
      what: ledgerRuleTexts[first.rule],
      where: `${ledgerSubjectText(first.subject, owner?.username ?? null)}: ${formatRubles(first.found)} вместо ${formatRubles(first.expected)}`,
    },
    at,
  });
};

/**
 * Stores the result of a ledger check: a fault stays in the operators' queue from the first check that finds it until
 * one that no longer does. Operators are notified of new faults.
 */
export const storeFaults = async (tx: Tx, faults: readonly LedgerFault[], at: Date): Promise<void> => {
  const known = await tx.select().from(ledgerFault).for('update');
  const before = new Set(known.map(nameOf));
  const now = new Set(faults.map(nameOf));
  for (const { rule, subject } of known.filter((fault) => !now.has(nameOf(fault))))
    await tx.delete(ledgerFault).where(and(eq(ledgerFault.rule, rule), eq(ledgerFault.subject, subject)));
  if (faults.length > 0)
    await tx
      .insert(ledgerFault)
      .values(faults.map((fault) => ({ ...fault, since: at })))
      .onConflictDoUpdate({
        target: [ledgerFault.rule, ledgerFault.subject],
        set: { found: sql`excluded.found`, expected: sql`excluded.expected` },
      });
  const outcome = { checkedAt: at, faults: faults.length };
  await tx
    .insert(ledgerCheck)
    .values({ id: true, ...outcome })
    .onConflictDoUpdate({ target: ledgerCheck.id, set: outcome });
  await notifyOperators(
    tx,
    faults.filter((fault) => !before.has(nameOf(fault))),
    at,
  );
  if (before.size > 0 || now.size > 0) await announceToStaff(tx, 'transaction');
};

const difference = sql`abs(${ledgerFault.found} - ${ledgerFault.expected})`;

/** The queue of current faults. Nobody decides them: a fault disappears when the ledger is right again. */
export const waitingFaults = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${ledgerFault}`,
    where: sql`true`,
    since: sql`${ledgerFault.since}`,
    id: sql`${ledgerFault.subject}`,
    sum: difference,
    takeable: sql`false`,
    facts: { what: sql`${ledgerFault.rule}`, amount: difference },
  });
