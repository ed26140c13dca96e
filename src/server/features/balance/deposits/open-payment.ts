import { and, eq, isNull } from 'drizzle-orm';
import type { DepositPaymentProvider } from '#domain/money/deposit.ts';
import { readSteamTradeUrl } from '#domain/money/steam-trade-url.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findProvider, providersFor } from '../providers/all-providers';
import { breakerOf } from '../providers/breakers';
import { ProviderRefused } from '../providers/call-provider';
import type { DepositProvider, Payment, StartedPayment } from '../providers/provider';
import { askPaymentLater } from './ask-payment';
import { receiptWithPayment } from './receipt-with-payment';
import { moneyPath } from '#contract/routes/money-pages.ts';

type Row = typeof deposit.$inferSelect;

const paymentOf = async (app: App, row: Row, address: string): Promise<Payment> => ({
  depositId: row.id,
  amount: row.amount,
  method: row.method,
  steam: row.steamTradeUrl === null ? null : readSteamTradeUrl(row.steamTradeUrl),
  address,
  receipt: await receiptWithPayment(app, row),
  pages: {
    back: `${app.config.publicUrl}${moneyPath('deposits', row.id)}`,
    callback: `${app.config.publicUrl}/provider/${row.provider.toLowerCase()}/callback`,
  },
});

/** Null when the provider is down. @throws Refusal UNITPAY_INIT_PAYMENT_ERROR when it refuses this payment */
const start = async (
  app: App,
  provider: DepositProvider,
  row: Row,
  address: string,
): Promise<StartedPayment | null> => {
  const payment = await paymentOf(app, row, address);
  try {
    return await breakerOf(app.database, provider.id).execute(() => provider.start(payment));
  } catch (problem) {
    app.log.warn({ err: problem, provider: provider.id, deposit: row.id }, 'could not start a payment');
    if (problem instanceof ProviderRefused) throw new Refusal('UNITPAY_INIT_PAYMENT_ERROR');
    return null;
  }
};

/**
 * Assigns the deposit to the next provider of its method. Nobody can have paid at the previous one, since nobody was
 * given its page. Must come before the call of the new one, whose callback may precede its response.
 * @throws Refusal UNITPAY_INIT_PAYMENT_ERROR when no provider is left
 */
const assignToNext = async (app: App, row: Row, tried: ReadonlySet<DepositPaymentProvider>): Promise<void> => {
  const next = providersFor(app, row.method).find(({ id }) => !tried.has(id));
  if (!next) throw new Refusal('UNITPAY_INIT_PAYMENT_ERROR');
  await app.db
    .update(deposit)
    .set({ provider: next.id })
    .where(and(eq(deposit.id, row.id), eq(deposit.provider, row.provider), isNull(deposit.paymentUrl)));
};

/** Stores the page unless another request has stored one meanwhile, or has assigned the deposit to another provider. */
const storePage = (app: App, provider: DepositProvider, row: Row, { url, externalId }: StartedPayment): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const stored = await tx
      .update(deposit)
      .set({ paymentUrl: url, externalId })
      .where(and(eq(deposit.id, row.id), eq(deposit.provider, row.provider), isNull(deposit.paymentUrl)))
      .returning({ id: deposit.id });
    if (stored.length > 0 && provider.ask) await askPaymentLater(tx, row.id);
  });

/**
 * Requests the payment page of a stored deposit from its provider, outside any transaction; the first page is stored
 * and reused. While that provider is down, the method's other providers are asked in turn. `address`: the payer's IP
 * address.
 * @throws Refusal UNITPAY_INIT_PAYMENT_ERROR when the payment was refused or all its providers are down
 */
export const openPayment = async (
  app: App,
  depositId: string,
  address: string,
): Promise<{ depositId: string; redirectUrl: string }> => {
  const down = new Set<DepositPaymentProvider>();
  for (;;) {
    const [row] = await app.db.select().from(deposit).where(eq(deposit.id, depositId));
    if (!row) throw new Error(`deposit ${depositId} is gone`);
    if (row.paymentUrl !== null) return { depositId, redirectUrl: row.paymentUrl };
    // Null also for one that the configuration has switched off since.
    const provider = down.has(row.provider) ? null : findProvider(app, row.provider);
    const started = provider && (await start(app, provider, row, address));
    if (provider && started) await storePage(app, provider, row, started);
    else await assignToNext(app, row, down.add(row.provider));
  }
};
