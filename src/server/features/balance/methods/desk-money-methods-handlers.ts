import { sql } from 'drizzle-orm';
import type { deskMoneyMethodsContract } from '#contract/desk/money/money-methods.ts';
import type { MoneyDirection } from '#domain/money/method-switches.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { moneyMethod } from '#server/platform/db/schema/money/money-methods.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { announceToStaff, requireUnchanged, writeAudit } from '../../audit/public';
import { providersFor } from '../providers/all-providers';
import { readSwitches } from './method-switches';

const subjects = {
  DEPOSIT: 'money-method:deposits',
  WITHDRAWAL: 'money-method:withdrawals',
} as const satisfies Readonly<Record<MoneyDirection, string>>;

interface Change {
  readonly operatorId: string;
  readonly direction: MoneyDirection;
  readonly seen: number;
}

/** One operator after the other: most methods have no row to lock yet. */
const changing = (app: App, { direction, seen }: Change, work: (tx: Tx, at: Date) => Promise<void>): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${subjects[direction]}))`);
    await requireUnchanged(tx, subjects[direction], seen);
    await work(tx, new Date(app.clock.now()));
    await announceToStaff(tx, 'money-method');
  });

const turn = (
  app: App,
  change: Change,
  { method, enabled, reason }: { readonly method: string; readonly enabled: boolean; readonly reason: string },
): Promise<void> =>
  changing(app, change, async (tx, changedAt) => {
    const { direction, operatorId } = change;
    const set = { enabled, reason: enabled ? null : reason, changedBy: operatorId, changedAt };
    await tx
      .insert(moneyMethod)
      .values({ direction, method, ...set })
      .onConflictDoUpdate({ target: [moneyMethod.direction, moneyMethod.method], set });
    const action = enabled ? ('money-method.on' as const) : ('money-method.off' as const);
    await writeAudit(app, tx, operatorId, { action, subject: subjects[direction], details: { method, reason } });
  });

/** Those that are not named keep their order behind the named ones. */
const arrange = (app: App, change: Change, order: readonly string[]): Promise<void> =>
  changing(app, change, async (tx, changedAt) => {
    const { direction, operatorId } = change;
    const known = await readSwitches(tx, direction);
    const rest = known.filter(({ method }) => !order.includes(method)).map(({ method }) => method);
    for (const [place, method] of [...new Set([...order, ...rest])].entries()) {
      const { enabled = true, reason = null } = known.find((one) => one.method === method) ?? {};
      await tx
        .insert(moneyMethod)
        .values({ direction, method, enabled, reason, place, changedBy: operatorId, changedAt })
        .onConflictDoUpdate({ target: [moneyMethod.direction, moneyMethod.method], set: { place } });
    }
    await writeAudit(app, tx, operatorId, {
      action: 'money-method.order',
      subject: subjects[direction],
      details: { order: order.join(', ') },
    });
  });

const withMoment = <T extends { readonly changedAt: Date | null; readonly place: number }>({
  changedAt,
  place: _place,
  ...row
}: T) => ({ ...row, changedAt: changedAt });

export const deskMoneyMethodsHandlers: Handlers<typeof deskMoneyMethodsContract> = {
  'GET /v1/admin/money-methods': async (app) => ({
    deposits: (await readSwitches(app.db, 'DEPOSIT')).map((row) => ({
      ...withMoment(row),
      providers: providersFor(app, row.method).map(({ id }) => id),
    })),
    withdrawals: (await readSwitches(app.db, 'WITHDRAWAL')).map(withMoment),
  }),
  'PUT /v1/admin/money-methods/deposits/{method}': (app, { actor, params, body: { seen, ...told } }) =>
    turn(app, { operatorId: actor.id, direction: 'DEPOSIT', seen }, { ...params, ...told }),
  'PUT /v1/admin/money-methods/withdrawals/{method}': (app, { actor, params, body: { seen, ...told } }) =>
    turn(app, { operatorId: actor.id, direction: 'WITHDRAWAL', seen }, { ...params, ...told }),
  'PUT /v1/admin/money-methods/deposits': (app, { actor, body: { seen, order } }) =>
    arrange(app, { operatorId: actor.id, direction: 'DEPOSIT', seen }, order),
  'PUT /v1/admin/money-methods/withdrawals': (app, { actor, body: { seen, order } }) =>
    arrange(app, { operatorId: actor.id, direction: 'WITHDRAWAL', seen }, order),
};
