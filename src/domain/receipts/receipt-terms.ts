import { doublingPause } from '../time/doubling-pause';
import { days, minutes, seconds } from '../time/durations';

/**
 * Kinds of receipts (Law 54-FZ): money that came in advance, a service that an advance was set off against, an advance that
 * was given back, a set-off that was undone.
 */
export const receiptKinds = ['ADVANCE', 'SET_OFF', 'RETURN', 'SET_OFF_RETURN'] as const;

export type ReceiptKind = (typeof receiptKinds)[number];

/** What a line of a receipt is for. */
export const receiptSubjects = [
  'ADVANCE',
  'SQUAD',
  'BOOKING',
  'TIPS',
  'ARTICLE',
  'CERTIFICATE',
  'COURSE',
  'RESERVE',
  'WITHDRAWAL_FEE',
] as const;

export type ReceiptSubject = (typeof receiptSubjects)[number];

const subjectNames: Readonly<Record<ReceiptSubject, string>> = {
  ADVANCE: 'Аванс: пополнение баланса',
  SQUAD: 'Игра',
  BOOKING: 'Игра по записи',
  TIPS: 'Чаевые',
  ARTICLE: 'Статья',
  CERTIFICATE: 'Подарочный сертификат',
  COURSE: 'Обучающий курс',
  RESERVE: 'Услуга по резерву',
  WITHDRAWAL_FEE: 'Комиссия за вывод денег',
};

/** The longest name of a line that a register prints. */
const longestName = 128;

/** The name of a line; `principal`: the name of the mate whom the service is the agent of, null for its own share. */
export const receiptLineName = (subject: ReceiptSubject, principal: string | null): string => {
  const name = subjectNames[subject];
  const isShared = subject !== 'ADVANCE' && subject !== 'CERTIFICATE' && subject !== 'WITHDRAWAL_FEE';
  if (principal !== null) return `${name}, ${principal}`.slice(0, longestName);
  return isShared && subject !== 'COURSE' ? `${name}: услуги сервиса` : name;
};

/** How a register is asked: the first question, the longest pause, and after how long an operator has to look. Real time, ms. */
export const receiptTerms = {
  firstQuestion: seconds(5),
  longestPause: minutes(10),
  /** A register answers questions about a document for 32 days. */
  askedFor: days(30),
} as const;

/** The pause before the question number `asked` (from 0) about an accepted receipt, ms. */
export const pauseBeforeQuestion = (asked: number): number =>
  doublingPause(receiptTerms.firstQuestion, receiptTerms.longestPause, asked);
