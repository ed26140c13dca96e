import { eq } from 'drizzle-orm';
import type { giftCertificatesContract } from '#contract/money/gift-certificates.ts';
import { readCertificateCode } from '#domain/money/gift-certificate.ts';
import { giftCertificateLife, isCertificateOpen } from '#domain/money/gift-certificate-states.ts';
import type { App } from '../../platform/app';
import type { Executor, Tx } from '../../platform/db/open-database';
import { giftCertificate } from '../../platform/db/schema/money/gift-certificates';
import { appUser } from '../../platform/db/schema/people';
import { cancelDeadline } from '../../platform/deadlines/schedule-deadline';
import type { Handler } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { certificateHold } from '#domain/money/account-ref.ts';
import { grantBonus } from '../../platform/ledger/bonus-grants';
import { runOperation } from '../../platform/ledger/operations';
import { recordTransactions } from '../../platform/ledger/record-transaction';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import type { Actor } from '../../platform/sessions/actor';
import { notify } from '../notifications/public';
import { type Certificate, viewCertificate } from './certificate-view';

type Contract = typeof giftCertificatesContract;

/** A rate limit at which codes cannot be guessed. */
const guesses = { perPerson: 30, windowMs: 3_600_000 } as const;

const countGuess = (app: App, { id }: Actor): Promise<void> =>
  limitRate(app, `certificate-code:${id}`, guesses.perPerson, guesses.windowMs);

const byCode = async (db: Executor, typed: string, lock: boolean): Promise<Certificate> => {
  const code = readCertificateCode(typed);
  const query = db
    .select()
    .from(giftCertificate)
    .where(eq(giftCertificate.code, code ?? ''));
  const [row] = code === null ? [] : await (lock ? query.for('update') : query);
  if (!row) throw new Refusal('GIFT_CERTIFICATE_NOT_FOUND');
  return row;
};

/** @throws Refusal GIFT_CERTIFICATE_NOT_FOUND, RATE_LIMITED */
export const showCertificate: Handler<Contract['GET /v1/balance/gift-certificates/{id}']> = async (
  app,
  { actor, params },
) => {
  await countGuess(app, actor);
  const { id } = await byCode(app.db, params.id, false);
  return viewCertificate(app.db, actor.id, id);
};

/** Whether its term is over, even if the deadline has not run yet. */
const isOver = ({ status, expiresAt }: Certificate, at: Date): boolean =>
  status === 'EXPIRED' || (isCertificateOpen(status) && expiresAt !== null && expiresAt <= at);

const requireMayActivate = (certificate: Certificate, actor: Actor, at: Date): void => {
  const { status, buyerId } = certificate;
  if (actor.mateGameId !== null) throw new Refusal('GIFT_CERTIFICATE_CANNOT_BE_ACTIVATED_BY_MATE');
  if (buyerId === actor.id) throw new Refusal('GIFT_CERTIFICATE_CANNOT_BE_ACTIVATED_BY_ISSUER');
  if (status === 'CREATED') throw new Refusal('GIFT_CERTIFICATE_NOT_PAID');
  if (status === 'ACTIVATED') throw new Refusal('GIFT_CERTIFICATE_ALREADY_ACTIVATED');
  if (isOver(certificate, at)) throw new Refusal('GIFT_CERTIFICATE_NOT_FOUND');
};

type Receiver = Pick<Actor, 'id' | 'username'>;

const credit = async (tx: Tx, operationId: string, row: Certificate, actor: Receiver, at: Date): Promise<void> => {
  const { id, nominal: amount, buyerId } = row;
  const gift = { userId: actor.id, kind: 'GIFT', reason: 'GIFT_CERTIFICATE', amount, at } as const;
  await grantBonus(tx, { operationId, from: certificateHold(id), ...gift });
  const [buyer] = await tx.select({ username: appUser.username }).from(appUser).where(eq(appUser.id, buyerId));
  const details = { certificateId: id, ...buyer };
  const line = { userId: actor.id, operationId, type: 'CORRECTION', amount, giftAmount: amount } as const;
  await recordTransactions(tx, [{ ...line, bonusReason: 'GIFT_CERTIFICATE', details }], at);
};

/**
 * PAID → ACTIVATED: the money goes to the person with the code. The caller has locked the row and checked the receiver.
 */
export const giveCertificate = async (
  tx: Tx,
  operationId: string,
  row: Certificate,
  receiver: Receiver,
  at: Date,
): Promise<void> => {
  await credit(tx, operationId, row, receiver, at);
  await tx
    .update(giftCertificate)
    .set({
      status: giftCertificateLife.enter(row.status, 'certificate.activated'),
      receiverId: receiver.id,
      activatedAt: at,
    })
    .where(eq(giftCertificate.id, row.id));
  await cancelDeadline(tx, { aggregate: `certificate:${row.id}`, kind: 'ended' });
  const facts = { amount: row.nominal, who: receiver.username };
  await notify(tx, [row.buyerId], { kind: 'GIFT_ACTIVATED', facts, at });
  await announce(tx, [userRoom(row.buyerId), userRoom(receiver.id)], 'me changed', {});
};

/**
 * Credits the certificate as gift money, once even under concurrent calls: the row is locked.
 * @throws Refusal GIFT_CERTIFICATE_NOT_FOUND (also after its end), GIFT_CERTIFICATE_NOT_PAID,
 * GIFT_CERTIFICATE_ALREADY_ACTIVATED, GIFT_CERTIFICATE_CANNOT_BE_ACTIVATED_BY_ISSUER,
 * GIFT_CERTIFICATE_CANNOT_BE_ACTIVATED_BY_MATE, RATE_LIMITED
 */
export const activateCertificate: Handler<Contract['POST /v1/balance/gift-certificates/{id}/activate']> = async (
  app,
  { actor, params, idempotencyKey },
) => {
  await countGuess(app, actor);
  const asked = { kind: 'activate certificate' as const, actor: actor.id, idempotencyKey, request: params };
  return runOperation(app, asked, async (tx, operationId) => {
    const at = new Date(app.clock.now());
    const row = await byCode(tx, params.id, true);
    requireMayActivate(row, actor, at);
    await giveCertificate(tx, operationId, row, actor, at);
    return viewCertificate(tx, actor.id, row.id);
  });
};
