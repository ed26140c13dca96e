import type { NotificationKind } from '../../domain/notifications/notification-kind';
import type { SquadFacts } from './squad-notification-texts';

interface OtherFacts {
  /** `until`: when orders come back; null for a warning. `decided`: an administrator looks at it. */
  STRIKE: { readonly gameId: string; readonly until: Date | null; readonly decided?: boolean };
  STRIKES_TO_DECIDE: { readonly gameId: string; readonly mateId: string; readonly who: string };
  DISPUTE_TO_DECIDE: SquadFacts;
  /** Sums in kopecks. */
  DEPOSIT_PAID: { readonly amount: number };
  DEPOSIT_DECLINED: { readonly amount: number };
  WITHDRAWAL_CONFIRMED: { readonly amount: number };
  WITHDRAWAL_PAID: { readonly amount: number };
  WITHDRAWAL_REJECTED: { readonly amount: number; readonly comment: string | null };
  REGISTRATION_BONUS: { readonly amount: number };
  REVIEW_SHOWN: SquadFacts;
  REFERRAL_JOINED: { readonly who: string };
  REFERRAL_REWARD: { readonly amount: number; readonly who: string };
  PASSWORD_CHANGED: object;
  EMAIL_CHANGED: { readonly to: string };
  NEW_DEVICE: { readonly device: string };
  SUPPORT_ANSWERED: { readonly chatId: string };
  SUPPORT_ASKED: { readonly chatId: string; readonly who: string };
  /** Russian name of the channel that stopped working. */
  NOTIFIER_BROKEN: { readonly service: string };
  APPLICATION_APPROVED: { readonly gameId: string };
  /** The administrator's words. */
  APPLICATION_REFUSED: { readonly gameId: string; readonly answer: string };
  ORDERS_SWITCHED_OFF: { readonly gameId: string };
  TERMS_CHANGED: { readonly gameId: string; readonly grade: string; readonly percent: number };
  /** `until`: when its vouchers end. */
  COURSE_BOUGHT: { readonly gameId: string; readonly landingId: string; readonly title: string; readonly lessons: number; readonly until: Date };
  /** What the mate received, in kopecks. */
  TIPS_RECEIVED: { readonly amount: number; readonly who: string };
  GOAL_ACHIEVED: { readonly title: string };
}

/** What must be known to tell of each event. */
export type NotificationFacts<K extends NotificationKind> = K extends keyof OtherFacts ? OtherFacts[K] : SquadFacts;

export type OtherNotificationKind = keyof OtherFacts;
export type OtherNotificationFacts = Readonly<OtherFacts>;
