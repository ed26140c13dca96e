import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { giftCertificatesContract } from '#contract/money/gift-certificates.ts';
import { depositFor } from '#domain/money/payment-methods.ts';
import {
  certificateCodeShape,
  certificateEnds,
  giftCertificateNominals,
  isOnSale,
} from '#domain/money/gift-certificate.ts';
import type { Tx } from '../../platform/db/open-database';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import type { Handler } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { certificateHold, userAccount } from '#domain/money/account-ref.ts';
import { balanceOf } from '../../platform/ledger/balances';
import { runOperation } from '../../platform/ledger/operations';
import { postTransfers } from '../../platform/ledger/post-transfers';
import { requireSecondStepFor } from '../../platform/sessions/second-step';
import { requireFreeMoney } from '../../platform/ledger/resting-money';
import { recordTransactions } from '../../platform/ledger/record-transaction';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { createDeposit, requireDepositor, openPayment } from '../balance/public';
import { type Certificate, unpaidOf, viewCertificate } from './certificate-view';
import { commitCertificate, insertCertificate } from './commit-certificate';

type Contract = typeof giftCertificatesContract;

const newCode = (): string => {
  const { signs, length } = certificateCodeShape;
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
};

const bought = { perPerson: 60, windowMs: 3_600_000 } as const;

/**
 * Debits the buyer into the certificate's hold: only own money, since bonus money would escape its cap and its term.
 * Schedules the end after twelve months. Returns the paid certificate.
 * @throws Refusal BALANCE_INSUFFICIENT, MONEY_RESTS
 */
export const payForCertificate = async (
  tx: Tx,
  operationId: string,
  { id, buyerId, nominal, status }: Certificate,
  now: number,
): Promise<Certificate> => {
  const at = new Date(now);
  await requireFreeMoney(tx, buyerId, now);
  const ends = certificateEnds(now);
  await postTransfers(tx, operationId, [{ from: userAccount(buyerId), to: certificateHold(id), amount: nominal }], at);
  const details = { certificateId: id };
  const line = { userId: buyerId, operationId, type: 'PURCHASE_GIFT_CERTIFICATE', amount: -nominal, details } as const;
  await recordTransactions(tx, [line], at);
  const event = { type: 'certificate.paid', by: buyerId, at: now } as const;
  const values = { paidAt: at, expiresAt: new Date(ends) };
  const paid = await commitCertificate(tx, { id, status }, { event, operationId, values });
  await scheduleDeadline(tx, { aggregate: `certificate:${id}`, kind: 'ended' }, ends);
  await announce(tx, [userRoom(buyerId)], 'me changed', {});
  return paid;
};

type NewCertificate = Pick<Certificate, 'buyerId' | 'nominal' | 'design' | 'message'>;

/** Creates an unpaid certificate with a new code. `now` in epoch ms. */
export const writeCertificate = (tx: Tx, wanted: NewCertificate, now: number): Promise<Certificate> =>
  insertCertificate(tx, { id: uuidv7(), code: newCode(), ...wanted, createdAt: new Date(now) });

/**
 * Buys a certificate at once, or stores it unpaid when the money is missing.
 * @throws Refusal GIFT_CERTIFICATE_WRONG_NOMINAL, GIFT_CERTIFICATE_WRONG_DESIGN (out of its season), MONEY_RESTS
 */
export const buyCertificate: Handler<Contract['POST /v1/balance/gift-certificates']> = async (
  app,
  { actor, body, idempotencyKey },
) => {
  await limitRate(app, `certificate:${actor.id}`, bought.perPerson, bought.windowMs);
  const nominal = body.nominal;
  if (!giftCertificateNominals.includes(nominal)) throw new Refusal('GIFT_CERTIFICATE_WRONG_NOMINAL');
  const asked = { kind: 'POST /v1/balance/gift-certificates' as const, actor: actor.id, idempotencyKey, request: body };
  return runOperation(app, asked, async (tx, operationId) => {
    const now = app.clock.now();
    const { design, message } = body;
    if (!isOnSale(design, now)) throw new Refusal('GIFT_CERTIFICATE_WRONG_DESIGN');
    const available = await balanceOf(tx, userAccount(actor.id), true);
    const row = await writeCertificate(tx, { buyerId: actor.id, nominal, design, message }, now);
    const { id } = row;
    const shortfall = Math.max(0, nominal - available);
    if (shortfall === 0) await requireSecondStepFor(app, tx, actor, nominal);
    if (shortfall === 0) await payForCertificate(tx, operationId, row, now);
    return { certificate: await viewCertificate(tx, actor.id, id), shortfall };
  });
};

/**
 * @throws Refusal GIFT_CERTIFICATE_NOT_FOUND, GIFT_CERTIFICATE_WRONG_DESIGN (out of its season), BALANCE_INSUFFICIENT,
 * MONEY_RESTS
 */
export const payCertificate: Handler<Contract['POST /v1/balance/gift-certificates/{id}/pay']> = (
  app,
  { actor, params, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'pay certificate', actor: actor.id, idempotencyKey, request: params },
    async (tx, operationId) => {
      const now = app.clock.now();
      const unpaid = await unpaidOf(tx, actor.id, params.id, now);
      await requireSecondStepFor(app, tx, actor, unpaid.nominal);
      await payForCertificate(tx, operationId, unpaid, now);
      return viewCertificate(tx, actor.id, params.id);
    },
  );

/**
 * Starts a deposit of the shortfall, but not less than the method's minimum.
 * @throws Refusal GIFT_CERTIFICATE_NOT_FOUND, GIFT_CERTIFICATE_WRONG_DESIGN, MONEY_RESTS, as `createDeposit`, `openPayment`
 */
export const depositForCertificate: Handler<Contract['POST /v1/balance/gift-certificates/{id}/deposit']> = async (
  app,
  { actor, params, body, idempotencyKey, http },
) => {
  await requireDepositor(app, actor, http.request.ip);
  const request = { ...body, ...params };
  const { depositId } = await runOperation(
    app,
    { kind: 'deposit for certificate', actor: actor.id, idempotencyKey, request },
    async (tx) => {
      await requireFreeMoney(tx, actor.id, app.clock.now());
      const { nominal } = await unpaidOf(tx, actor.id, params.id, app.clock.now());
      const missing = nominal - (await balanceOf(tx, userAccount(actor.id)));
      const amount = depositFor(missing, body.method);
      return createDeposit(app, tx, { userId: actor.id, amount, method: body.method, returnTo: body.returnTo });
    },
  );
  return openPayment(app, depositId, http.request.ip);
};
