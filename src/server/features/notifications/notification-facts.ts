import type { BonusReason } from '#domain/money/bonus.ts';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import type { BookingSide } from '#domain/bookings/booking.ts';
import type { HoldReason } from '#domain/taxes/payout-verdict.ts';
import type { AppealKind } from '#domain/appeals/appeal-kinds.ts';
import type { ReportOutcome } from '#domain/people/report.ts';
import type { SquadFacts } from './squad-notification-texts';

/** Decisions of operators about a person, besides money. */
export type StaffDecision =
  | 'MATE_BLOCKED'
  | 'MATE_UNBLOCKED'
  | 'ACCESS_GIVEN'
  | 'ACCESS_CHANGED'
  | 'ACCESS_TAKEN'
  | 'STRIKES_FORGIVEN'
  | 'REVIEW_HIDDEN'
  | 'REVIEW_SHOWN'
  | 'REVIEW_CHANGED'
  | 'SQUAD_DISBANDED';

interface BookingFacts {
  readonly gameId: string;
  /** The other side of the booking. */
  readonly who: string;
  /** Epoch ms. */
  readonly startsAt: number;
}

/** `amount`: what was returned to the client, or what the mate received, kopecks; `side`: who caused the end. */
type ClosedBooking = BookingFacts & {
  readonly amount: number;
  readonly side: BookingSide;
  readonly reader: 'CLIENT' | 'MATE';
  /** The operator's text, if one closed it by hand. */
  readonly reason?: string;
};

interface ArticleFacts {
  readonly articleId: number;
  readonly title: string;
}

/** With the moderator's comment. */
type DecidedArticle = ArticleFacts & { readonly comment: string };

interface OtherFacts {
  /**
   * `until`: when orders may be switched on again, epoch ms; null for a warning. `decided`: an administrator will
   * decide.
   */
  STRIKE: { readonly gameId: string; readonly until: number | null; readonly decided?: boolean };
  STRIKES_TO_DECIDE: { readonly gameId: string; readonly mateId: string; readonly who: string };
  DISPUTE_TO_DECIDE: SquadFacts;
  /** Sums in kopecks. */
  DEPOSIT_PAID: { readonly amount: number };
  /** 0 where the sum was not known: skins. */
  DEPOSIT_DECLINED: { readonly amount: number };
  DEPOSIT_REFUNDED: { readonly amount: number };
  REFUND_RETURNED: { readonly amount: number; readonly comment: string | null };
  /** What the payer was refunded by the provider, and how much of it their balance still covered. */
  MONEY_TASK: { readonly amount: number; readonly taken: number };
  /** The number of faults, and the first of them. */
  LEDGER_FAULT: { readonly count: number; readonly what: string; readonly where: string };
  /** `until`: when it may be confirmed, epoch ms. */
  WITHDRAWAL_HELD: { readonly amount: number; readonly until: number };
  WITHDRAWAL_CONFIRMED: { readonly amount: number };
  WITHDRAWAL_PAID: { readonly amount: number };
  WITHDRAWAL_REJECTED: { readonly amount: number; readonly comment: string | null };
  /** The operator's reason. */
  TAX_DATA_CHANGED: { readonly reason: string };
  PAYOUT_TAX_HELD: { readonly amount: number; readonly reason: HoldReason };
  /** `again`: a reminder. */
  NPD_RECEIPT_OWED: { readonly amount: number; readonly again: boolean };
  /** The operator's reason. */
  NPD_RECEIPT_REFUSED: { readonly amount: number; readonly reason: string };
  /** What was earned this year, and the limit. */
  NPD_LIMIT_NEAR: { readonly earned: number; readonly limit: number };
  /** One of the two: a percent, or a sum in kopecks. */
  PROMO_CODE_GIVEN: { readonly code: string; readonly percent: number | null; readonly amount: number | null };
  /** Signed: negative when taken away. `comment`: the operator's text. Older rows lack the other fields. */
  BALANCE_CORRECTED: {
    readonly amount: number;
    readonly comment: string;
    readonly bonus?: boolean;
    readonly gift?: boolean;
    readonly reason?: BonusReason | null;
  };
  REGISTRATION_BONUS: { readonly amount: number };
  /** `until`: when it ends, epoch ms. `gift`: gift money; absent for bonus money. */
  BONUS_ENDS_SOON: { readonly amount: number; readonly until: number; readonly gift?: boolean };
  BONUS_ENDED: { readonly amount: number; readonly gift?: boolean };
  GIFT_ACTIVATED: { readonly amount: number; readonly who: string };
  /** `own`: paid to a mate as own money; absent for bonus money. */
  GIFT_ENDED: { readonly amount: number; readonly own?: boolean };
  RESERVE_FUNDED: { readonly amount: number; readonly who: string };
  RESERVE_ASKED: { readonly amount: number; readonly who: string; readonly comment: string };
  RESERVE_PAID: { readonly amount: number; readonly who: string };
  RESERVE_REJECTED: { readonly amount: number; readonly who: string; readonly comment: string };
  RESERVE_CANCELED: { readonly amount: number; readonly who: string };
  DRAW_CANCELED: { readonly title: string; readonly reason: string };
  DRAW_WON: { readonly drawId: number; readonly title: string };
  REVIEW_SHOWN: SquadFacts;
  MATE_FREE: { readonly gameId: string; readonly mateId: string; readonly who: string };
  /** `until`: when no answer counts as declined, epoch ms. */
  BOOKING_REQUESTED: BookingFacts & { readonly durationMinutes: number; readonly until: number };
  BOOKING_CONFIRMED: BookingFacts;
  /** `silent`: the mate did not answer in time. */
  BOOKING_DECLINED: BookingFacts & { readonly amount: number; readonly silent: boolean };
  BOOKING_CANCELLED: ClosedBooking;
  /** `ahead`: time left before the start, ms. */
  BOOKING_SOON: BookingFacts & { readonly ahead: number };
  BOOKING_FAILED: ClosedBooking;
  REFERRAL_JOINED: { readonly who: string };
  REFERRAL_REWARD: { readonly amount: number; readonly who: string };
  PASSWORD_CHANGED: object;
  EMAIL_CHANGED: { readonly to: string };
  NEW_DEVICE: { readonly device: string };
  /** By an administrator, with their reason. */
  ACCOUNT_CHANGED: { readonly what: 'USERNAME' | 'EMAIL' | 'AGE' | 'AVATAR' | 'VOICE'; readonly reason: string };
  WARNED: { readonly reason: string };
  /** The outcome of the reader's own report, and whom it was about. */
  REPORT_DECIDED: { readonly outcome: ReportOutcome; readonly who: string; readonly answer: string };
  /** What was decided first, and the words of the operator who judged it. */
  APPEAL_DECIDED: {
    readonly kind: AppealKind;
    readonly title: string;
    readonly upheld: boolean;
    readonly answer: string;
  };
  /** `answered`: an answer is unread; otherwise an operator has entered the thread. */
  SUPPORT_ANSWERED: { readonly chatId: string; readonly answered?: true };
  SUPPORT_ASKED: { readonly chatId: string; readonly who: string };
  /** Russian name of the channel that stopped working. */
  NOTIFIER_BROKEN: { readonly service: string };
  APPLICATION_APPROVED: { readonly gameId: string };
  /** The administrator's text. */
  APPLICATION_REFUSED: { readonly gameId: string; readonly answer: string };
  ORDERS_SWITCHED_OFF: { readonly gameId: string };
  ORDERS_UNREACHED: object;
  /** `closed`: the closed category, if it was the mate's last one; `params`: parameters that their game requires. */
  ORDERS_NOT_READY: { readonly gameId: string; readonly closed: string | null; readonly params: readonly string[] };
  CATEGORY_CLOSED: { readonly gameId: string; readonly name: string };
  TERMS_CHANGED: { readonly gameId: string; readonly grade: string; readonly percent: number };
  /** `until`: when its vouchers end, epoch ms. */
  COURSE_BOUGHT: {
    readonly gameId: string;
    readonly landingId: string;
    readonly title: string;
    readonly lessons: number;
    readonly until: number;
  };
  /** What the mate received, in kopecks. */
  TIPS_RECEIVED: { readonly amount: number; readonly who: string };
  GOAL_ACHIEVED: { readonly title: string };
  /** An operator's decision about the person, with the operator's reason. */
  STAFF_DECIDED: { readonly what: StaffDecision; readonly gameId: string; readonly reason: string };
  /** The operator's text. */
  ANNOUNCEMENT: { readonly title: string; readonly text: string; readonly link: string };
  ARTICLE_TO_MODERATE: ArticleFacts & { readonly who: string };
  ARTICLE_APPROVED: DecidedArticle;
  ARTICLE_NEED_FIX: DecidedArticle;
  ARTICLE_REJECTED: DecidedArticle;
  ARTICLE_REASSIGNED: DecidedArticle;
  ARTICLE_REMOVED: DecidedArticle;
  ARTICLE_SHARED: ArticleFacts & { readonly who: string };
  /** What the author received, in kopecks. */
  ARTICLE_SOLD: ArticleFacts & { readonly who: string; readonly amount: number };
  /** What came back, in kopecks. */
  ARTICLE_REFUNDED: ArticleFacts & { readonly amount: number };
}

/** Facts of each kind of notification: plain JSON, because they are stored and the text is built when it is read. */
export type NotificationFacts<K extends NotificationKind> = K extends keyof OtherFacts ? OtherFacts[K] : SquadFacts;

export type OtherNotificationKind = keyof OtherFacts;
export type OtherNotificationFacts = Readonly<OtherFacts>;
