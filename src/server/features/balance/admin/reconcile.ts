import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { adminReconciliationsContract } from '#contract/admin/money/reconciliations.ts';
import type { DepositPaymentProvider } from '#domain/money/deposit.ts';
import { sumOf } from '#domain/money/kopecks.ts';
import { compareRegister, type OwnDeposit, type RegisterLine, registerLimits } from '#domain/money/register.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { uuidOf } from '#server/platform/db/search.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { reconciliation, reconciliationDifference } from '#server/platform/db/schema/money/reconciliations.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { writeAudit } from '../../audit/public';
import { reconciliationLine } from './list-reconciliations';
import { readRegister } from './read-register';

interface Wanted {
  readonly provider: DepositPaymentProvider;
  readonly from: Date;
  readonly to: Date;
}

/** Deposits paid within the period, and those that the register names. */
const ownDeposits = async (
  tx: Tx,
  { provider, from, to }: Wanted,
  theirs: readonly RegisterLine[],
): Promise<readonly OwnDeposit[]> => {
  const names = theirs.map(({ reference }) => reference.toLowerCase());
  const ids = names.filter((name) => uuidOf(name) !== null);
  return tx
    .select({ id: deposit.id, externalId: deposit.externalId, amount: deposit.amount, status: deposit.status })
    .from(deposit)
    .where(
      and(
        eq(deposit.provider, provider),
        or(
          and(gte(deposit.settledAt, from), lte(deposit.settledAt, to), eq(deposit.status, 'PAID')),
          ids.length > 0 ? inArray(deposit.id, ids) : undefined,
          names.length > 0 ? inArray(sql`lower(${deposit.externalId})`, names) : undefined,
        ),
      ),
    );
};

/** Rows per INSERT: a statement takes at most 65,535 parameters. */
const batch = 1000;

/** Compares a register with our deposits and stores the differences; moves no money. */
export const reconcile: Handler<(typeof adminReconciliationsContract)['POST /v1/admin/reconciliations']> = (
  app,
  { actor, body, idempotencyKey },
) =>
  runOperation(app, { kind: 'reconciliation', actor: actor.id, idempotencyKey, request: body }, async (tx) => {
    const { provider } = body;
    const [from, to] = [new Date(body.from), new Date(body.to)];
    if (from >= to || to.getTime() - from.getTime() > registerLimits.period)
      throw new Refusal('VALIDATION_ERROR', {
        fields: [{ path: 'body.to', message: 'Конец позже начала, не больше трёх месяцев' }],
      });
    const { lines, unread, problems } = await readRegister(body, body.zone ?? defaultTimeZone);
    const ours = await ownDeposits(tx, { provider, from, to }, lines);
    const { differences, matched } = compareRegister(lines, ours);
    const id = uuidv7();
    await tx
      .insert(reconciliation)
      .values({
        id,
        provider,
        fromAt: from,
        toAt: to,
        lines: lines.length,
        matched,
        differences: differences.length,
        ours: sumOf(ours, ({ amount, status }) => (status === 'PAID' ? (amount ?? 0) : 0)),
        theirs: sumOf(lines, ({ amount, paid }) => (paid ? amount : 0)),
        createdBy: actor.id,
        createdAt: new Date(app.clock.now()),
      });
    for (let start = 0; start < differences.length; start += batch)
      await tx
        .insert(reconciliationDifference)
        .values(
          differences
            .slice(start, start + batch)
            .map(({ at, ...difference }) => ({
              ...difference,
              reconciliationId: id,
              at: at === null ? null : new Date(at),
            })),
        );
    await writeAudit(app, tx, actor.id, {
      action: 'reconciliation.make',
      subject: `reconciliation:${id}`,
      details: { provider, from: body.from, to: body.to, lines: lines.length, differences: differences.length },
    });
    return { ...(await reconciliationLine(tx, id)), unread: [...unread], problems: [...problems] };
  });
