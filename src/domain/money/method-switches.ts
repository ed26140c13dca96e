import type { PaymentMethod } from './deposit';
import type { WithdrawalMethod } from './withdrawal';

/** Ways of money in and out that operators switch and put into an order. */
export const moneyDirections = ['DEPOSIT', 'WITHDRAWAL'] as const;

export type MoneyDirection = (typeof moneyDirections)[number];

const coins = 'Цифровую валюту в России нельзя принимать в оплату (259-ФЗ, статья 14)';
const gone = 'Не работает с российскими картами с марта 2022 года';

/** Deposits by these are off until an operator switches them on, each with its reason. */
export const depositsOff: Readonly<Partial<Record<PaymentMethod, string>>> = {
  QIWI: 'Киви Банк без лицензии с 21 февраля 2024 года',
  PAYPAL: 'Не работает в России с марта 2022 года',
  APPLEPAY: gone,
  GOOGLEPAY: gone,
  SAMSUNGPAY: gone,
  P2P_CARD: 'Перевод на карту частного лица нельзя пробить чеком владельца (54-ФЗ)',
  USDT_TRC_20: coins,
  BITCOIN: coins,
  ETHEREUM: coins,
  LITECOIN: coins,
  BITCOIN_CASH: coins,
  DASH: coins,
  ZCASH: coins,
};

/** The same for withdrawals. */
export const withdrawalsOff: Readonly<Partial<Record<WithdrawalMethod, string>>> = { TRX: coins, USDT_TRC20: coins };
