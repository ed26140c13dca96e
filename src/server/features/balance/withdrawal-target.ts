import { createHash } from 'node:crypto';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { output } from 'zod/v4/core';
import { sbpBanks, type WithdrawalMethod } from '#domain/money/withdrawal.ts';
import { isWalletShape, normaliseWallet } from '#domain/money/wallet-number.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { type withdrawal, withdrawalMethod } from '../../platform/db/schema/money/ledger';
import { Refusal } from '../../platform/http/refusal';
import { recordTraces } from '../risk/public';
import type { transactionWithdrawal } from '#contract/schemas/transaction.ts';
import { type SealedWallet, sealWallet } from './sealed-wallet';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

const decodeBase58 = (text: string): Buffer | null => {
  let value = 0n;
  for (const letter of text) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) return null;
    value = value * 58n + BigInt(digit);
  }
  const hex = value.toString(16).padStart(50, '0');
  return hex.length === 50 ? Buffer.from(hex, 'hex') : null;
};

/** Base58Check: prefix 0x41, 20 bytes of address, 4 bytes of double SHA-256. Detects mistyped characters. */
const isTronAddress = (text: string): boolean => {
  const bytes = decodeBase58(text);
  if (!bytes || bytes[0] !== 0x41) return false;
  return sha256(sha256(bytes.subarray(0, 21)))
    .subarray(0, 4)
    .equals(bytes.subarray(21));
};

export interface WithdrawalTarget extends SealedWallet {
  readonly method: WithdrawalMethod;
  readonly bank: string | null;
}

interface TypedTarget {
  readonly method: WithdrawalMethod;
  readonly wallet: string;
  readonly bank: string | null;
}

type RequestedTarget =
  | { readonly savedId: string }
  | { readonly method: WithdrawalMethod; readonly wallet: string; readonly bank?: string | undefined };

const banks: ReadonlySet<string> = new Set(sbpBanks);
const crypto: ReadonlySet<WithdrawalMethod> = new Set(['TRX', 'USDT_TRC20']);

const checkTyped = ({ method, wallet: typed, bank }: Exclude<RequestedTarget, { savedId: string }>): TypedTarget => {
  const wallet = normaliseWallet(method, typed);
  if (!isWalletShape(method, wallet) || (crypto.has(method) && !isTronAddress(wallet)))
    throw new Refusal('BALANCE_INVALID_WALLET');
  if (method !== 'SBP') return { method, wallet, bank: null };
  if (bank === undefined || !banks.has(bank)) throw new Refusal('BALANCE_INVALID_SBP_BANK');
  return { method, wallet, bank };
};

/**
 * The condition for rows with the same requisites of this person, deleted ones included; for SBP these are the phone
 * and the bank.
 */
export const sameRequisites = (
  userId: string,
  { method, walletHash, bank }: Pick<WithdrawalTarget, 'method' | 'walletHash' | 'bank'>,
): SQL | undefined =>
  and(
    eq(withdrawalMethod.userId, userId),
    eq(withdrawalMethod.method, method),
    eq(withdrawalMethod.walletHash, walletHash),
    bank === null ? isNull(withdrawalMethod.bank) : eq(withdrawalMethod.bank, bank),
  );

/** Stores requisites that the person uses; `at` is their first use unless they were known before. */
export const storeRequisites = async (
  { secret }: Pick<App, 'secret'>,
  tx: Tx,
  userId: string,
  { method, wallet, bank }: TypedTarget,
  at: Date,
): Promise<WithdrawalTarget> => {
  const target = { method, bank, ...sealWallet(secret, method, wallet) };
  await recordTraces(tx, userId, [{ kind: 'REQUISITES', hash: target.walletHash }], at);
  const known = await tx
    .update(withdrawalMethod)
    .set({ usedAt: at })
    .where(and(sameRequisites(userId, target), isNull(withdrawalMethod.deletedAt)))
    .returning({ id: withdrawalMethod.id });
  if (known.length === 0)
    await tx
      .insert(withdrawalMethod)
      .values({ id: uuidv7(), userId, ...target, createdAt: at, usedAt: at })
      .onConflictDoNothing();
  return target;
};

/**
 * The withdrawal target: saved requisites, or new ones, which are validated and stored.
 * @throws Refusal BALANCE_INVALID_WALLET, BALANCE_INVALID_SBP_BANK
 */
export const withdrawalTarget = async (
  app: Pick<App, 'secret'>,
  tx: Tx,
  userId: string,
  requested: RequestedTarget,
  at: Date,
): Promise<WithdrawalTarget> => {
  if (!('savedId' in requested)) return storeRequisites(app, tx, userId, checkTyped(requested), at);
  const [saved] = await tx
    .update(withdrawalMethod)
    .set({ usedAt: at })
    .where(
      and(
        eq(withdrawalMethod.id, requested.savedId),
        eq(withdrawalMethod.userId, userId),
        isNull(withdrawalMethod.deletedAt),
      ),
    )
    .returning();
  if (!saved) throw new Refusal('BALANCE_INVALID_WALLET');
  const { method, bank, walletSealed, walletHash, walletShown, walletEnd } = saved;
  await recordTraces(tx, userId, [{ kind: 'REQUISITES', hash: walletHash }], at);
  return { method, bank, walletSealed, walletHash, walletShown, walletEnd };
};

/** A withdrawal as its owner sees it. */
export const describeWithdrawal = (
  row: typeof withdrawal.$inferSelect,
  atProviderSince: string | null = null,
): output<typeof transactionWithdrawal> => ({
  id: row.id,
  status: row.status,
  method: row.method,
  walletShown: row.walletShown,
  bank: row.bank,
  fee: row.fee,
  heldUntil: row.status === 'WAITING_FOR_CONFIRMATION' ? row.heldUntil : null,
  confirmedAt: row.confirmedAt,
  atProviderSince: atProviderSince === null ? null : new Date(atProviderSince),
  changedAt: row.changedAt,
  reference: row.reference,
  canceled: row.canceled,
  comment: row.comment,
});
