import type { PaymentMethod } from './deposit';
import type { SbpBank, WithdrawalMethod } from './withdrawal';

/** Names of payment methods. */
export const paymentNames: Readonly<Record<PaymentMethod, string>> = {
  QIWI: 'QIWI',
  WEBMONEY: 'WebMoney',
  UMONEY: 'ЮMoney',
  MASTERCARD: 'Mastercard',
  VISA: 'Visa',
  APPLEPAY: 'Apple Pay',
  GOOGLEPAY: 'Google Pay',
  SAMSUNGPAY: 'Samsung Pay',
  MIR: 'Карта Мир',
  MTS: 'МТС',
  TELE2: 'Tele2',
  MEGAFON: 'МегаФон',
  BEELINE: 'Билайн',
  PAYPAL: 'PayPal',
  BITCOIN: 'Bitcoin',
  ETHEREUM: 'Ethereum',
  BITCOIN_CASH: 'Bitcoin Cash',
  DASH: 'Dash',
  LITECOIN: 'Litecoin',
  ZCASH: 'Zcash',
  USDT_TRC_20: 'USDT TRC-20',
  SBP: 'СБП',
  TINKOFF_PAY: 'T-Pay',
  CARD_KZ: 'Карта Казахстана',
  CARD_UA: 'Карта Украины',
  SKINS: 'Скины Steam',
  P2P_CARD: 'Перевод на карту',
  INTERNATIONAL_CARD: 'Зарубежная карта',
  DUMMY: 'Учебная оплата',
};

const names: Readonly<Record<string, string>> = paymentNames;

/** The name of a method from a transaction's details; an unknown code is returned unchanged. */
export const paymentName = (method: string): string => names[method] ?? method;

const bankNames: Readonly<Record<SbpBank, string>> = {
  SBERBANK: 'Сбербанк',
  TBANK: 'Т-Банк',
  ALFA: 'Альфа-Банк',
  VTB: 'ВТБ',
  GAZPROMBANK: 'Газпромбанк',
  RAIFFEISEN: 'Райффайзен Банк',
  SOVCOMBANK: 'Совкомбанк',
  OZON: 'Ozon Банк',
  YANDEX: 'Яндекс Банк',
  WILDBERRIES: 'Wildberries Банк',
  MTS: 'МТС Банк',
  PSB: 'ПСБ',
  ROSSELKHOZ: 'Россельхозбанк',
  POCHTA: 'Почта Банк',
  OTP: 'ОТП Банк',
};

const known: Readonly<Record<string, string>> = bankNames;

/** The name of a bank of the SBP; an unknown code is returned unchanged. */
export const bankName = (bank: string): string => known[bank] ?? bank;

const methodNames: Readonly<Record<WithdrawalMethod, string>> = {
  SBP: 'СБП',
  BANK_CARD_RU: 'Карта российского банка',
  YOOMONEY: 'ЮMoney',
  TRX: 'TRX',
  USDT_TRC20: 'USDT TRC-20',
  BANK_CARD: 'Зарубежная карта',
};

const withdrawalTo: Readonly<Record<WithdrawalMethod, string>> = {
  SBP: 'Вывод по СБП',
  BANK_CARD_RU: 'Вывод на карту',
  YOOMONEY: 'Вывод на ЮMoney',
  TRX: 'Вывод в TRX',
  USDT_TRC20: 'Вывод в USDT',
  BANK_CARD: 'Вывод на зарубежную карту',
};

interface Requisites {
  readonly method: WithdrawalMethod;
  readonly walletShown: string;
  readonly bank: string | null;
}

/** Texts about withdrawals. Only the ends of a number are known here. */
export const withdrawalTexts = {
  bankNames,
  methodNames,
  withdrawalTo,
  requisites: ({ walletShown, bank }: Requisites): string =>
    bank === null ? walletShown : `${bankName(bank)} ${walletShown}`,
} as const;
