import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { sbpBanks } from '../../domain/enums/sbp-bank';
import type { WithdrawalMethod } from '../../domain/enums/withdrawal-method';
import { isWalletShape } from '../../domain/wallets/is-wallet-shape';
import { normaliseWallet } from '../../domain/wallets/normalise-wallet';
import type { Tx } from '../db/open-database';
import { withdrawalMethod } from '../db/schema/withdrawals';
import { Refusal } from '../http/refusal';
import { isTronAddress } from './is-tron-address';

export interface WithdrawalTarget {
  readonly method: WithdrawalMethod;
  readonly wallet: string;
  readonly bank: string | null;
}

type AskedTarget = { readonly savedId: string } | { readonly method: WithdrawalMethod; readonly wallet: string; readonly bank?: string | undefined };

const banks: ReadonlySet<string> = new Set(sbpBanks);
const crypto: ReadonlySet<WithdrawalMethod> = new Set(['TRX', 'USDT_TRC20']);

const checkTyped = ({ method, wallet: typed, bank }: Exclude<AskedTarget, { savedId: string }>): WithdrawalTarget => {
  const wallet = normaliseWallet(method, typed);
  if (!isWalletShape(method, wallet) || (crypto.has(method) && !isTronAddress(wallet))) throw new Refusal('BALANCE_INVALID_WALLET');
  if (method !== 'SBP') return { method, wallet, bank: null };
  if (bank === undefined || !banks.has(bank)) throw new Refusal('BALANCE_INVALID_SBP_BANK');
  return { method, wallet, bank };
};

const remember = async (tx: Tx, userId: string, target: WithdrawalTarget, at: Date): Promise<void> => {
  const { method, wallet, bank } = target;
  const same = and(
    eq(withdrawalMethod.userId, userId),
    eq(withdrawalMethod.method, method),
    eq(withdrawalMethod.wallet, wallet),
    bank === null ? isNull(withdrawalMethod.bank) : eq(withdrawalMethod.bank, bank),
    isNull(withdrawalMethod.deletedAt),
  );
  const known = await tx.update(withdrawalMethod).set({ usedAt: at }).where(same).returning({ id: withdrawalMethod.id });
  if (known.length === 0) await tx.insert(withdrawalMethod).values({ id: uuidv7(), userId, method, wallet, bank, usedAt: at }).onConflictDoNothing();
};

/**
 * Where the money goes: requisites used before, or new ones, checked and remembered.
 * @throws Refusal BALANCE_INVALID_WALLET, BALANCE_INVALID_SBP_BANK
 */
export const withdrawalTarget = async (tx: Tx, userId: string, asked: AskedTarget, at: Date): Promise<WithdrawalTarget> => {
  if (!('savedId' in asked)) {
    const target = checkTyped(asked);
    await remember(tx, userId, target, at);
    return target;
  }
  const [saved] = await tx
    .update(withdrawalMethod)
    .set({ usedAt: at })
    .where(and(eq(withdrawalMethod.id, asked.savedId), eq(withdrawalMethod.userId, userId), isNull(withdrawalMethod.deletedAt)))
    .returning();
  if (!saved) throw new Refusal('BALANCE_INVALID_WALLET');
  return { method: saved.method, wallet: saved.wallet, bank: saved.bank };
};
