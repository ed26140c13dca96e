import type { SquadEffect } from '../../../domain/squad/squad-effect';
import type { Tx } from '../../db/open-database';
import { Refusal } from '../../http/refusal';
import { bonusAccount, userAccount } from '../../ledger/account-ref';
import { lockBalances } from '../../ledger/lock-balances';
import { bonusPart } from './bonus-part';

/**
 * Who pays for friends too pays several shares in one step: what he lacks is told for all of them together.
 * @throws Refusal BALANCE_INSUFFICIENT with the missing sum in rubles
 */
export const requireFunds = async (tx: Tx, effects: readonly SquadEffect[]): Promise<void> => {
  const shares = effects.flatMap((effect) => (effect.type === 'holdPayment' ? [effect.params] : []));
  for (const payerId of new Set(shares.map((share) => share.payerId))) {
    const [available = 0, bonusHeld = 0] = await lockBalances(tx, [userAccount(payerId), bonusAccount(payerId)]);
    const missing = shares
      .filter((share) => share.payerId === payerId)
      .reduce(
        ({ money, bonus }, { amount }) => {
          const part = bonusPart(amount, bonus);
          return { money: money + amount - part, bonus: bonus - part };
        },
        { money: -available, bonus: bonusHeld },
      ).money;
    if (missing > 0) throw new Refusal('BALANCE_INSUFFICIENT', { shortfall: missing / 100 });
  }
};
