import type { SbpBank } from '../../../domain/enums/sbp-bank';
import type { WithdrawalMethod } from '../../../domain/enums/withdrawal-method';
import { defineTexts } from '../texts/define-texts';

const bankNames: Readonly<Record<SbpBank, string>> = defineTexts({
  ru: {
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
  },
});

const known: Readonly<Record<string, string>> = bankNames;

const methodNames: Readonly<Record<WithdrawalMethod, string>> = defineTexts({
  ru: { SBP: 'СБП', BANK_CARD_RU: 'Карта российского банка', YOOMONEY: 'ЮMoney', TRX: 'TRX', USDT_TRC20: 'USDT TRC-20', BANK_CARD: 'Зарубежная карта' },
});

const outTo: Readonly<Record<WithdrawalMethod, string>> = defineTexts({
  ru: {
    SBP: 'Вывод по СБП',
    BANK_CARD_RU: 'Вывод на карту',
    YOOMONEY: 'Вывод на ЮMoney',
    TRX: 'Вывод в TRX',
    USDT_TRC20: 'Вывод в USDT',
    BANK_CARD: 'Вывод на зарубежную карту',
  },
});

interface Requisites {
  readonly method: WithdrawalMethod;
  readonly walletEnd: string;
  readonly bank: string | null;
}

/** Where money goes out to, in words. Of a wallet only its end is known here. */
export const withdrawalWords = {
  bankNames,
  methodNames,
  outTo,
  requisites: ({ walletEnd, bank }: Requisites): string => `${bank === null ? '' : `${known[bank] ?? bank} `}··\u00a0${walletEnd}`,
} as const;
