import type { DepositPaymentProvider, DepositStatus } from '#domain/money/deposit.ts';
import type { BadgeTone } from '#client/kit/display/badge.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

/** Providers are called by their own names. */
export const providerNames: Readonly<Record<DepositPaymentProvider, string>> = defineTexts({
  ru: {
    ENOT: 'Enot',
    FREEKASSA: 'FreeKassa',
    SKINIFY: 'Skinify',
    UNITPAY: 'UnitPay',
    UNITPAY_NETTING: 'UnitPay, взаимозачёт',
    DUMMY: 'Учебный',
  },
});

export const depositStatusNames: Readonly<Record<DepositStatus, string>> = defineTexts({
  ru: {
    CREATED: 'Ждёт оплаты',
    DELAYED: 'Задержано банком',
    PAID: 'Зачислено',
    DECLINED: 'Не прошло',
    REFUNDED: 'Возвращено',
  },
});

export const depositTones: Readonly<Record<DepositStatus, BadgeTone>> = {
  CREATED: 'neutral',
  DELAYED: 'warn',
  PAID: 'ok',
  DECLINED: 'neutral',
  REFUNDED: 'danger',
};
