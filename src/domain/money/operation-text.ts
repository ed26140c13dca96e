import { formatDuration, squadNumber } from '../text/format';
import type { BonusReason } from './bonus';
import { bonusNames } from './bonus-names';
import { paymentName, withdrawalTexts } from './payment-texts';
import type { TransactionType } from './transaction-type';
import type { WithdrawalMethod, WithdrawalStatus } from './withdrawal';

/** The facts of a transaction from which its text is made. */
export interface Operation {
  readonly type: TransactionType;
  readonly bonusReason: BonusReason | null;
  /** The part that is money of gift certificates, signed. */
  readonly giftAmount: number;
  /** HELD: the service still holds it. REFUNDED: all of it was returned. */
  readonly status: 'HELD' | 'REFUNDED' | null;
  /** It reverses an earlier transaction. */
  readonly reversal: boolean;
  readonly squadId: number | null;
  readonly squad: {
    readonly category: string;
    readonly minutes: number;
    readonly mates: readonly string[];
    readonly clients: readonly string[];
  } | null;
  readonly withdrawal: {
    readonly status: WithdrawalStatus;
    readonly method: WithdrawalMethod;
    readonly walletShown: string;
    readonly bank: string | null;
    readonly canceled: boolean;
  } | null;
  readonly details: {
    readonly method?: string | undefined;
    readonly articleTitle?: string | undefined;
    readonly goalTitle?: string | undefined;
    readonly courseId?: string | undefined;
    readonly courseTitle?: string | undefined;
    readonly bookingId?: string | undefined;
    readonly openedAs?: number | undefined;
    readonly username?: string | undefined;
    readonly ended?: boolean | undefined;
    readonly comment?: string | undefined;
    readonly percent?: number | undefined;
  };
}

/** Texts of transactions. */
const texts = {
  squad: (id: number) => `Сквад ${squadNumber(id)}`,
  course: 'Курс обучения',
  courseRefund: 'Возврат за курс',
  booking: (name: string | undefined) => (name === undefined ? 'Запись на игру' : `Запись на игру: ${name}`),
  bookingRefund: 'Возврат за запись',
  bookingOpened: (id: number) => `Началась игра: сквад ${squadNumber(id)}`,
  bookingIncome: 'За несостоявшуюся запись',
  squadPaid: (squad: string) => (squad === '' ? 'Оплата сквада' : squad.replace('Сквад', 'Оплата сквада')),
  squadRefund: (squad: string) => (squad === '' ? 'Возврат за сквад' : squad.replace('Сквад', 'Возврат за сквад')),
  friendShare: (name: string) => `доля друга: ${name}`,
  income: (squad: string) => (squad === '' ? 'Заработок' : squad.replace('Сквад', 'Заработок за сквад')),
  percent: (percent: number) => `${percent}\u00a0% заказа`,
  dispute: 'Возврат по спору',
  deposit: 'Пополнение',
  depositBack: 'Возврат пополнения',
  withdrawalBack: 'Возврат вывода',
  correction: 'Поправка баланса',
  referral: 'Реферальная программа',
  bonusEnded: 'Сгорели бонусы',
  giftEnded: 'Сгорели подарочные деньги',
  article: 'Статья',
  articleNamed: (title: string) => `Статья «${title}»`,
  articleSold: 'Твою статью купили',
  articleBack: 'Возврат за статью',
  incomeBack: 'Заработок отменён',
  author: (name: string) => `Автор ${name}`,
  certificate: 'Подарочный сертификат',
  certificateFrom: (name: string) => `Подарок от ${name}`,
  certificateEnded: 'Никто не активировал, деньги вернулись бонусами',
  certificateBack: 'Никто не активировал, деньги вернулись',
  tips: 'Чаевые',
  tipsFor: 'Чаевые тебе',
  goal: (title: string) => `на цель «${title}»`,
  reserve: 'Резерв',
  reserveBack: 'Возврат из резерва',
  unreserve: 'Выплата из резерва',
} as const;

interface OperationText {
  readonly title: string;
  readonly subtitle: string | null;
}

const squadOf = ({ squadId }: Operation): string => (squadId === null ? '' : texts.squad(squadId));

const playedWith = ({ squad }: Operation, names: readonly string[]): string | null => {
  if (squad === null) return null;
  const what = [squad.category, formatDuration(squad.minutes)].filter((part) => part !== '').join(', ');
  return [what, names.join(', ')].filter((part) => part !== '').join(' · ');
};

const played = (line: Operation): string | null => playedWith(line, line.squad?.mates ?? []);

/** A mate sees with whom they earned it, and at which percent of order. */
const earned = (line: Operation): string | null =>
  [
    playedWith(line, line.squad?.clients ?? []),
    line.details.percent === undefined ? null : texts.percent(line.details.percent),
  ]
    .filter((part) => part !== null)
    .join(' · ') || null;

const playedFor = (line: Operation): string | null =>
  [played(line), line.details.username === undefined ? null : texts.friendShare(line.details.username)]
    .filter((part) => part !== null)
    .join(' · ') || null;

const withdrawalOf = ({ withdrawal, reversal }: Operation): OperationText => {
  if (reversal || withdrawal === null) return { title: texts.withdrawalBack, subtitle: null };
  return { title: withdrawalTexts.withdrawalTo[withdrawal.method], subtitle: withdrawalTexts.requisites(withdrawal) };
};

const correctionOf = ({ bonusReason, giftAmount, details }: Operation): OperationText => {
  if (details.ended)
    return {
      title: giftAmount === 0 ? texts.bonusEnded : texts.giftEnded,
      subtitle: bonusReason && bonusNames[bonusReason],
    };
  if (bonusReason === null) return { title: texts.correction, subtitle: details.comment ?? null };
  const title = bonusNames[bonusReason];
  if (bonusReason === 'GIFT_CERTIFICATE')
    return {
      title,
      subtitle: details.username === undefined ? texts.certificateEnded : texts.certificateFrom(details.username),
    };
  return { title, subtitle: bonusReason === 'REFERRAL_PROGRAMM' ? texts.referral : (details.comment ?? null) };
};

const articleTitle = ({ details }: Operation): string =>
  details.articleTitle === undefined ? texts.article : texts.articleNamed(details.articleTitle);

const goal = ({ details: { username, goalTitle } }: Operation): string | null => {
  const parts = [username, goalTitle === undefined ? undefined : texts.goal(goalTitle)].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? null : parts.join(' ');
};

const bookingOf = ({ reversal, details: { username, openedAs } }: Operation): OperationText =>
  reversal
    ? {
        title: texts.bookingRefund,
        subtitle: openedAs === undefined ? (username ?? null) : texts.bookingOpened(openedAs),
      }
    : { title: texts.booking(username), subtitle: null };

const bookingEarned = ({ details: { username, percent } }: Operation): string | null =>
  [username, percent === undefined ? undefined : texts.percent(percent)]
    .filter((part) => part !== undefined)
    .join(' · ') || null;

const byType: Readonly<Record<TransactionType, (line: Operation) => OperationText>> = {
  PURCHASE: (line) => {
    if (line.details.bookingId !== undefined) return bookingOf(line);
    return line.details.courseId === undefined
      ? { title: (line.reversal ? texts.squadRefund : texts.squadPaid)(squadOf(line)), subtitle: playedFor(line) }
      : { title: line.reversal ? texts.courseRefund : texts.course, subtitle: line.details.courseTitle ?? null };
  },
  SELL: (line) =>
    line.details.bookingId === undefined
      ? { title: texts.income(squadOf(line)), subtitle: earned(line) }
      : { title: texts.bookingIncome, subtitle: bookingEarned(line) },
  DISPUTE: (line) => ({ title: texts.dispute, subtitle: squadOf(line) || null }),
  DEPOSIT: ({ details, reversal }) => ({
    title: reversal ? texts.depositBack : texts.deposit,
    subtitle: details.method === undefined ? null : paymentName(details.method),
  }),
  WITHDRAWAL: withdrawalOf,
  CORRECTION: correctionOf,
  SELL_BLOG_ARTICLE: (line) => ({
    title: articleTitle(line),
    subtitle: line.reversal ? texts.incomeBack : texts.articleSold,
  }),
  PURCHASE_BLOG_ARTICLE: (line) => ({
    title: articleTitle(line),
    subtitle: line.reversal
      ? texts.articleBack
      : line.details.username === undefined
        ? null
        : texts.author(line.details.username),
  }),
  PURCHASE_GIFT_CERTIFICATE: ({ reversal }) => ({
    title: texts.certificate,
    subtitle: reversal ? texts.certificateBack : null,
  }),
  PURCHASE_TIPS: (line) => ({ title: texts.tips, subtitle: goal(line) }),
  SELL_TIPS: (line) => ({ title: texts.tipsFor, subtitle: goal(line) }),
  BALANCE_RESERVE: (line) => ({
    title: line.reversal ? texts.reserveBack : texts.reserve,
    subtitle: line.details.username ?? null,
  }),
  BALANCE_UNRESERVE: (line) => ({ title: texts.unreserve, subtitle: line.details.username ?? null }),
};

/** Title and subtitle of a transaction in a person's history. */
export const operationText = (line: Operation): OperationText => byType[line.type](line);

/** Names of the states of a transaction. */
export const operationStateTexts = {
  HELD: 'Хранится',
  REFUNDED: 'Возвращено',
  WAITING_FOR_CONFIRMATION: 'Ждёт подтверждения',
  CONFIRMED: 'Подтверждён',
  PAID: 'Выплачен',
  REJECTED: 'Отклонён',
  CANCELED: 'Отменён',
} as const;

export type OperationState = keyof typeof operationStateTexts;

/** The state to show for a transaction; null: nothing to show. */
export const operationState = ({ status, withdrawal }: Operation): OperationState | null => {
  if (withdrawal === null) return status;
  return withdrawal.canceled ? 'CANCELED' : withdrawal.status;
};
