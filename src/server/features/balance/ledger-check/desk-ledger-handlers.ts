import { asc } from 'drizzle-orm';
import type { deskLedgerContract } from '#contract/desk/money/ledger.ts';
import { minutes } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { ledgerCheck, ledgerFault } from '#server/platform/db/schema/money/ledger.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { checkLedger } from './check-hourly';
import { storeFaults } from './store-faults';
import { ownersOf } from './owners-of';

/** Each check scans all transfers, so the rate limit is shared by all operators. */
const looks = { most: 6, windowMs: minutes(1) } as const;

const readState = async ({ db }: Pick<App, 'db'>) => {
  const [last] = await db.select().from(ledgerCheck);
  const rows = await db.select().from(ledgerFault).orderBy(asc(ledgerFault.since), asc(ledgerFault.subject));
  const owners = await ownersOf(
    db,
    rows.map(({ subject }) => subject),
  );
  return {
    checkedAt: last?.checkedAt ?? null,
    faults: rows.map(({ rule, subject, found, expected, since }) => ({
      rule,
      subject,
      person: owners.get(subject) ?? null,
      found: found,
      expected: expected,
      since: since,
    })),
  };
};

export const deskLedgerHandlers: Handlers<typeof deskLedgerContract> = {
  'GET /v1/admin/ledger': readState,
  'POST /v1/admin/ledger/check': async (app) => {
    await limitRate(app, 'ledger check', looks.most, looks.windowMs);
    const faults = await checkLedger(app.db);
    await inTransaction(app.db, (tx) => storeFaults(tx, faults, new Date(app.clock.now())));
    return readState(app);
  },
};
