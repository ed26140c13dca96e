import type { PaymentMethod } from '../../../domain/enums/payment-method';
import { defineTexts } from '../texts/define-texts';

/** How people call the ways to pay. */
export const paymentNames: Readonly<Record<PaymentMethod, string>> = defineTexts({
  ru: {
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
  },
});

const names: Readonly<Record<string, string>> = paymentNames;

/** The name of a method out of an operation's details; as it is when nobody knows it. */
export const paymentName = (method: string): string => names[method] ?? method;
