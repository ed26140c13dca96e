import { and, eq, isNull } from 'drizzle-orm';
import { readSteamTradeUrl } from '../../../../domain/money/steam-trade-url';
import type { App } from '../../../platform/app';
import { deposit } from '../../../platform/db/schema/money/deposits';
import { Refusal } from '../../../platform/http/refusal';
import { findProvider } from '../providers/all-providers';
import { breakerOf } from '../providers/breakers';
import type { DepositProvider, Payment, StartedPayment } from '../providers/provider';

type Row = typeof deposit.$inferSelect;

const paymentOf = ({ config }: App, row: Row, address: string): Payment => ({
  depositId: row.id,
  amount: row.amount,
  method: row.method,
  steam: row.steamTradeUrl === null ? null : readSteamTradeUrl(row.steamTradeUrl),
  address,
  pages: {
    back: `${config.publicUrl}/balance/deposits/${row.id}`,
    callback: `${config.publicUrl}/provider/${row.provider.toLowerCase()}/callback`,
  },
});

const start = async (app: App, provider: DepositProvider, row: Row, address: string): Promise<StartedPayment> => {
  try {
    return await breakerOf(app.database, provider.id).execute(() => provider.start(paymentOf(app, row, address)));
  } catch (problem) {
    app.log.warn({ err: problem, provider: provider.id, deposit: row.id }, 'could not start a payment');
    throw new Refusal('UNITPAY_INIT_PAYMENT_ERROR');
  }
};

/**
 * Requests the payment page of a stored deposit from its provider, outside any transaction; the provider's first
 * response is stored and reused. `address`: the payer's IP address.
 * @throws Refusal UNITPAY_INIT_PAYMENT_ERRORwhen the provider did not start the payment
 */
export const openPayment = async (
  app: App,
  depositId: string,
  address: string,
): Promise<{ depositId: string; redirectUrl: string }> => {
  const [row] = await app.db.select().from(deposit).where(eq(deposit.id, depositId));
  if (!row) throw new Error(`deposit ${depositId} is gone`);
  if (row.paymentUrl !== null) return { depositId, redirectUrl: row.paymentUrl };
  const provider = findProvider(app, row.provider);
  if (!provider) throw new Refusal('UNITPAY_INIT_PAYMENT_ERROR');
  const { url, externalId } = await start(app, provider, row, address);
  const [stored] = await app.db
    .update(deposit)
    .set({ paymentUrl: url, externalId })
    .where(and(eq(deposit.id, depositId), isNull(deposit.paymentUrl)))
    .returning({ url: deposit.paymentUrl });
  if (stored?.url) return { depositId, redirectUrl: stored.url };
  const [first] = await app.db.select({ url: deposit.paymentUrl }).from(deposit).where(eq(deposit.id, depositId));
  return { depositId, redirectUrl: first?.url ?? url };
};
