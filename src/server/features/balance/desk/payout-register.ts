import { payoutMethodNames } from '#domain/desk/money-names.ts';
import { bankName } from '#domain/money/payment-texts.ts';
import { and, asc, eq, not, notExists, sql } from 'drizzle-orm';
import type { deskWithdrawalsContract } from '#contract/desk/money/withdrawals.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { withdrawal } from '#server/platform/db/schema/money/ledger.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { sendTable, tablePage } from '#server/platform/tables/send-table.ts';
import { countExport, writeAudit } from '../../audit/public';
import { isPaidByProvider } from '../payouts-under-way';
import { readWallet } from '../sealed-wallet';

const unreadable = 'номер не прочитать';

/** The register of payouts to transfer now, with whole requisites; who downloaded it is written to the audit log. */
export const payoutRegister: Handler<
  (typeof deskWithdrawalsContract)['GET /v1/admin/withdrawals/register.csv']
> = async (app, { actor, http }) => {
  await countExport(app, actor.id);
  await inTransaction(app.db, (tx) =>
    writeAudit(app, tx, actor.id, { action: 'view.register', subject: 'list:withdrawals' }),
  );
  return sendTable(http.reply, {
    name: 'payouts',
    page: async (cursor) => {
      const items = await app.db
        .select()
        .from(withdrawal)
        .where(
          and(
            eq(withdrawal.status, 'CONFIRMED'),
            // Blocked people are not paid.
            notExists(
              app.db
                .select({ one: sql`1` })
                .from(appUser)
                .where(and(eq(appUser.id, withdrawal.userId), eq(appUser.status, 'BLOCKED'))),
            ),
            // A provider pays them, or may have.
            not(isPaidByProvider(app.db)),
            cursor === undefined ? undefined : sql`${withdrawal.id} > ${cursor}::uuid`,
          ),
        )
        .orderBy(asc(withdrawal.id))
        .limit(tablePage);
      return { items, nextCursor: items.length < tablePage ? null : (items.at(-1)?.id ?? null) };
    },
    columns: {
      Номер: ['text', ({ id }) => id],
      Способ: ['text', ({ method }) => payoutMethodNames[method]],
      Банк: ['text', ({ bank }) => bank && bankName(bank)],
      // One number that cannot be read must not break the file for all the others.
      Реквизиты: ['text', (row) => readWallet(app, row) ?? unreadable],
      'К переводу': ['kopecks', ({ amount, fee }) => amount - fee],
    },
  });
};
