import { v7 as uuidv7 } from 'uuid';
import type { deskReconciliationsContract } from '#contract/desk/money/reconciliations.ts';
import { sumOf } from '#domain/money/kopecks.ts';
import { compareRegister, registerLimits, registerProviders } from '#domain/money/register.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import { reconciliation, reconciliationDifference } from '#server/platform/db/schema/money/reconciliations.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { writeAudit } from '../../audit/public';
import { reconciliationLine } from './list-reconciliations';
import { ownPayments } from './own-payments';
import { readRegister } from './read-register';

/** Rows per INSERT: a statement takes at most 65,535 parameters. */
const batch = 1000;

/** Compares a register with our deposits or payouts and stores the differences; moves no money. */
export const reconcile: Handler<(typeof deskReconciliationsContract)['POST /v1/admin/reconciliations']> = (
  app,
  { actor, body, idempotencyKey },
) =>
  runOperation(app, { kind: 'reconciliation', actor: actor.id, idempotencyKey, request: body }, async (tx) => {
    const { provider, direction } = body;
    if (!registerProviders[direction].some((one) => one === provider))
      throw new Refusal('VALIDATION_ERROR', {
        fields: [{ path: 'body.provider', message: 'У этого провайдера таких реестров нет' }],
      });
    const [from, to] = [new Date(body.from), new Date(body.to)];
    if (from >= to || to.getTime() - from.getTime() > registerLimits.period)
      throw new Refusal('VALIDATION_ERROR', {
        fields: [{ path: 'body.to', message: 'Конец позже начала, не больше трёх месяцев' }],
      });
    const { lines, unread, problems } = await readRegister(body, body.zone ?? defaultTimeZone);
    const ours = await ownPayments(tx, direction, { provider, from, to }, lines);
    const { differences, matched } = compareRegister(lines, ours);
    const id = uuidv7();
    await tx
      .insert(reconciliation)
      .values({
        id,
        provider,
        direction,
        fromAt: from,
        toAt: to,
        lines: lines.length,
        matched,
        differences: differences.length,
        ours: sumOf(ours, ({ amount, paid }) => (paid ? (amount ?? 0) : 0)),
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
            .map(({ at, ownId, ...difference }) => ({
              ...difference,
              ...(direction === 'DEPOSIT' ? { depositId: ownId } : { payoutId: ownId }),
              reconciliationId: id,
              at: at === null ? null : new Date(at),
            })),
        );
    await writeAudit(app, tx, actor.id, {
      action: 'reconciliation.make',
      subject: `reconciliation:${id}`,
      details: {
        provider,
        direction,
        from: body.from,
        to: body.to,
        lines: lines.length,
        differences: differences.length,
      },
    });
    return { ...(await reconciliationLine(tx, id)), unread: [...unread], problems: [...problems] };
  });
