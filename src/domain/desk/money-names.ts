import type { PayoutState } from '../payouts/payout-states';
import type { PayoutProviderId } from '../payouts/payout-terms';
import type { ReceiptState } from '../receipts/receipt-states';
import type { ReceiptKind } from '../receipts/receipt-terms';
import type { CorrectionKind, CorrectionMoney, CorrectionStatus } from '../money/correction';
import type { DepositPaymentProvider, DepositStatus } from '../money/deposit';
import type { MoneyDirection } from '../money/method-switches';
import type { DifferenceKind, differenceDecisions, RegisterProvider } from '../money/register';
import type { ReserveStatus, unreserveStatuses } from '../money/reserve';
import type { EarningType, TransactionType } from '../money/transaction-type';
import type { WithdrawalMethod, WithdrawalRisk, WithdrawalStatus } from '../money/withdrawal';

/*
 * What operators call the kinds and states of money: the screens of the desk and the files that it gives out say the
 * same.
 */

export const correctionKindNames: Readonly<Record<CorrectionKind, string>> = {
  COMPENSATION: 'Компенсация',
  PAYMENT_MISTAKE: 'Ошибка платежа',
  GOODWILL: 'Жест внимания',
  ABUSE: 'Злоупотребление',
  MATES_CONTEST: 'Конкурс напарников',
  VERIFIED_CONTEST: 'Конкурс',
  MATE_PACKAGE_BONUS: 'Бонус за пакет',
  MATE_FINE: 'Удержание',
  VIDEO_REVIEW: 'Видеоотзыв',
  OTHER: 'Другое',
};

export const payoutProviderNames: Readonly<Record<PayoutProviderId, string>> = {
  YOOKASSA: 'ЮKassa',
  UNITPAY: 'UNITPAY',
  ENOT: 'ENOT',
  TRAINING: 'Учебный провайдер',
};

export const payoutStateTexts: Readonly<Record<PayoutState, string>> = {
  QUEUED: 'Ждёт отправки',
  SENT: 'У провайдера',
  UNCLEAR: 'Неясно, ушли ли деньги',
  PAID: 'Выплачено',
  REFUSED: 'Не выплачено',
};

export const receiptKindNames: Readonly<Record<ReceiptKind, string>> = {
  ADVANCE: 'Аванс',
  SET_OFF: 'Зачёт аванса',
  RETURN: 'Возврат аванса',
  SET_OFF_RETURN: 'Возврат за услугу',
};

export const receiptStateNames: Readonly<Record<ReceiptState, string>> = {
  OFF: 'Без кассы',
  QUEUED: 'Ждёт кассы',
  ACCEPTED: 'Касса приняла',
  DONE: 'Пробит',
  REFUSED: 'Не пробит',
};

export const correctionMoneyNames: Readonly<Record<CorrectionMoney, string>> = {
  OWN: 'Свои деньги',
  BONUS: 'Бонусы',
  GIFT: 'Подарочные',
};

export const correctionStatusNames: Readonly<Record<CorrectionStatus, string>> = {
  WAITING: 'Ждёт второго оператора',
  DONE: 'Сделана',
  REJECTED: 'Отклонена',
};

/** Providers are called by their own names. */
export const providerNames: Readonly<Record<DepositPaymentProvider, string>> = {
  YOOKASSA: 'ЮKassa',
  ENOT: 'Enot',
  FREEKASSA: 'FreeKassa',
  SKINIFY: 'Skinify',
  UNITPAY: 'UnitPay',
  UNITPAY_NETTING: 'UnitPay, взаимозачёт',
  DUMMY: 'Учебный',
};

/** Whose register it is, in either direction. */
export const registerProviderNames: Readonly<Record<RegisterProvider, string>> = {
  ...payoutProviderNames,
  ...providerNames,
};

export const registerDirectionNames: Readonly<Record<MoneyDirection, string>> = {
  DEPOSIT: 'Пополнения',
  WITHDRAWAL: 'Выплаты',
};

export const depositStatusNames: Readonly<Record<DepositStatus, string>> = {
  CREATED: 'Ждёт оплаты',
  DELAYED: 'Задержано банком',
  PAID: 'Зачислено',
  DECLINED: 'Не прошло',
  REFUNDED: 'Возвращено',
};

export const differenceNames: Readonly<Record<DifferenceKind, string>> = {
  NOT_HERE: 'Там проведено, у нас нет',
  NOT_THERE: 'У нас проведено, там нет',
  OTHER_SUM: 'Суммы разные',
};

export const differenceDecisionNames: Readonly<Record<(typeof differenceDecisions)[number], string>> = {
  CREDITED: 'Зачислено',
  REFUNDED: 'Отмечен возврат',
  SET_ASIDE: 'Отложено',
};

/** Kinds of earnings in the agent's report. */
export const earningNames: Readonly<Record<EarningType, string>> = {
  SELL: 'Игра',
  SELL_BLOG_ARTICLE: 'Статья',
  SELL_TIPS: 'Чаевые',
  BALANCE_UNRESERVE: 'Резерв',
};

export const transactionTypeNames: Readonly<Record<TransactionType, string>> = {
  PURCHASE: 'Оплата',
  SELL: 'Заработок',
  DISPUTE: 'Спор',
  DEPOSIT: 'Пополнение',
  WITHDRAWAL: 'Вывод',
  CORRECTION: 'Поправка или бонус',
  SELL_BLOG_ARTICLE: 'Продажа статьи',
  PURCHASE_BLOG_ARTICLE: 'Покупка статьи',
  PURCHASE_GIFT_CERTIFICATE: 'Сертификат',
  PURCHASE_TIPS: 'Чаевые отданы',
  SELL_TIPS: 'Чаевые получены',
  BALANCE_RESERVE: 'Резерв',
  BALANCE_UNRESERVE: 'Выплата из резерва',
};

export const withdrawalStatusNames: Readonly<Record<WithdrawalStatus, string>> = {
  WAITING_FOR_CONFIRMATION: 'Ждёт подтверждения',
  CONFIRMED: 'Подтверждён, выплатить',
  PAID: 'Выплачен',
  REJECTED: 'Отклонён',
};

/** What counts before the status. */
export const withdrawalMarks = { canceled: 'Отменён человеком', halfConfirmed: 'Нужен второй оператор' } as const;

interface Withdrawal {
  readonly status: WithdrawalStatus;
  readonly canceled: boolean;
  readonly halfConfirmed: boolean;
  /** State of its payout that is not over; null: nobody pays it. */
  readonly underWay: PayoutState | null;
}

/** The state of a withdrawal: who has withdrawn it, who pays it, and whose word it waits for, count before the status. */
export const withdrawalStateName = ({ status, canceled, halfConfirmed, underWay }: Withdrawal): string => {
  if (canceled) return withdrawalMarks.canceled;
  if (underWay !== null) return payoutStateTexts[underWay];
  return halfConfirmed && status === 'WAITING_FOR_CONFIRMATION'
    ? withdrawalMarks.halfConfirmed
    : withdrawalStatusNames[status];
};

export const riskNames: Readonly<Record<WithdrawalRisk, string>> = {
  NEW_REQUISITES: 'Новые реквизиты',
  UNUSUAL_SUM: 'Больше обычного',
  PAID_IN_AND_OUT: 'Пополнил и выводит',
  OPEN_DISPUTE: 'Открыт спор',
};

/** Short enough for a column. */
export const payoutMethodNames: Readonly<Record<WithdrawalMethod, string>> = {
  SBP: 'СБП',
  BANK_CARD_RU: 'Карта РФ',
  YOOMONEY: 'ЮMoney',
  TRX: 'TRX',
  USDT_TRC20: 'USDT TRC-20',
  BANK_CARD: 'Зарубежная карта',
};

export const reserveStatusNames: Readonly<Record<ReserveStatus, string>> = {
  CREATED: 'Ждёт денег',
  RESERVED: 'Отложен',
  UNRESERVED: 'Выплачен',
  CANCELED: 'Отменён',
};

/** Of a reserve with a part that the client has not answered. */
export const waitsForClient = 'Ждут клиента';

/** The state of a reserve: a part that waits for the client's answer counts before the status. `waiting`: rubles. */
export const reserveStateName = ({
  status,
  waiting,
}: {
  readonly status: ReserveStatus;
  readonly waiting: number;
}): string => (waiting > 0 ? waitsForClient : reserveStatusNames[status]);

export const reservePartNames: Readonly<Record<(typeof unreserveStatuses)[number], string>> = {
  PENDING: 'Ждёт клиента',
  CONFIRMED: 'Выплачена',
  REJECTED: 'Отклонена',
};

export const reserveKindNames = { BLOG_ARTICLE: 'Статья', OTHER: 'Другое' } as const;
