import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { type CallbackVerdict, isUnmatched } from '#domain/money/callback-verdict.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { providerCallback } from '#server/platform/db/schema/money/deposits.ts';
import { isUnstorable } from '#server/platform/http/parse-input.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announceToStaff } from '../../audit/public';
import { findProvider } from '../providers/all-providers';
import { ProviderDown } from '../providers/call-provider';
import type { CallbackRequest, DepositProvider, CallbackResponse, ProviderCallback } from '../providers/provider';
import { isAmongAddresses } from './among-addresses';
import { maskBody, maskHeaders, maskQuery } from './mask-secrets';
import { settleDeposit } from './settle-deposit';

/** Providers repeat callbacks in bursts, but never this often. */
const limit = { perAddress: 1200, windowMs: 60_000 } as const;

const store = async (app: App, provider: DepositProvider, call: CallbackRequest, address: string): Promise<string> => {
  const id = uuidv7();
  const { secretFields } = provider;
  await app.db
    .insert(providerCallback)
    .values({
      id,
      provider: provider.id,
      address,
      headers: maskHeaders(call.headers),
      query: maskQuery(call.query, secretFields),
      body: maskBody(call.rawBody.toString('utf8'), secretFields),
      receivedAt: new Date(app.clock.now()),
    });
  return id;
};

const recordVerdict = async (
  app: App,
  db: Executor,
  id: string,
  verdict: CallbackVerdict,
  depositId: string | null,
  notice: string | null = null,
) => {
  await db
    .update(providerCallback)
    .set({ verdict, depositId, notice, judgedAt: new Date(app.clock.now()) })
    .where(eq(providerCallback.id, id));
  if (isUnmatched(verdict)) await announceToStaff(db, 'callback');
};

const verdicts: Readonly<Record<string, CallbackVerdict>> = {
  FORBIDDEN: 'FORGED',
  NOT_FOUND: 'UNKNOWN_DEPOSIT',
  DEPOSIT_NOT_PAID: 'EARLY_REFUND',
};

/** Parses a callback; one that is forged or unreadable is recorded as such. */
const parseCallback = async (
  app: App,
  provider: DepositProvider,
  call: CallbackRequest,
  id: string,
): Promise<ProviderCallback> => {
  try {
    const read = await provider.readCallback(call);
    if (isUnstorable(read.depositId)) throw new Refusal('VALIDATION_ERROR');
    return read;
  } catch (problem) {
    // Nothing is known yet: it repeats what was not answered well.
    if (problem instanceof ProviderDown) {
      app.log.warn({ err: problem, provider: provider.id }, 'a callback could not be checked');
      await recordVerdict(app, app.db, id, 'WAITING', null);
      throw new Refusal('SERVICE_UNAVAILABLE');
    }
    const code = problem instanceof Refusal ? problem.code : '';
    await recordVerdict(app, app.db, id, verdicts[code] ?? 'UNREADABLE', null);
    throw problem;
  }
};

const carryOut = async (app: App, provider: DepositProvider, callback: ProviderCallback, id: string): Promise<void> => {
  const depositId = callback.depositId.slice(0, 100);
  const notice = callback.refund?.id ?? null;
  const other: CallbackVerdict = callback.outcome === 'REFUNDED' ? 'REFUND_TO_DECIDE' : 'WRONG_SUM';
  try {
    await inTransaction(app.db, async (tx) => {
      const verdict = await settleDeposit(app, tx, provider.id, callback);
      await recordVerdict(app, tx, id, verdict, depositId, notice);
    });
  } catch (problem) {
    if (problem instanceof Refusal)
      await recordVerdict(app, app.db, id, verdicts[problem.code] ?? other, depositId, notice);
    throw problem;
  }
};

/**
 * Handles a provider's callback: stored as received, then checked and settled. One that moves no money although it
 * should stays in the operators' queue of unmatched callbacks.
 * @throws Refusal NOT_FOUND for a provider that is off or an unknown deposit, FORBIDDEN for a forged callback or an IP
 * address that is not the provider's, VALIDATION_ERROR for an unreadable one or a wrong sum, DEPOSIT_NOT_PAID for a
 * refund before the payment, SERVICE_UNAVAILABLE where the provider had to be asked and did not answer; RATE_LIMITED
 */
export const receiveCallback = async (app: App, name: string, request: FastifyRequest): Promise<CallbackResponse> => {
  const provider = findProvider(app, name);
  if (!provider) throw new Refusal('NOT_FOUND');
  await limitRate(app, `callback:${provider.id}:${networkOf(request.ip)}`, limit.perAddress, limit.windowMs);
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const call = { headers: request.headers, query: request.url.split('?')[1] ?? '', rawBody };
  const id = await store(app, provider, call, request.ip);
  try {
    if (provider.addresses.length > 0 && !isAmongAddresses(provider.addresses, request.ip)) {
      await recordVerdict(app, app.db, id, 'FORGED', null);
      throw new Refusal('FORBIDDEN');
    }
    const callback = await parseCallback(app, provider, call, id);
    await carryOut(app, provider, callback, id);
    return provider.successResponse;
  } catch (problem) {
    if (problem instanceof Refusal && provider.failureResponse) return provider.failureResponse(problem.message);
    throw problem;
  }
};
