import type { NotificationKind } from '../../domain/notifications/notification-kind';
import type { SquadFacts } from './squad-notification-texts';

interface OtherFacts {
  /** `until`: when orders come back; null for a warning. */
  STRIKE: { readonly gameId: string; readonly until: Date | null };
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
  NEW_DEVICE: { readonly device: string };
  SUPPORT_ANSWERED: { readonly chatId: string };
  SUPPORT_ASKED: { readonly chatId: string; readonly who: string };
  /** Russian name of the channel that stopped working. */
  NOTIFIER_BROKEN: { readonly service: string };
}

/** What must be known to tell of each event. */
export type NotificationFacts<K extends NotificationKind> = K extends keyof OtherFacts ? OtherFacts[K] : SquadFacts;

export type OtherNotificationKind = keyof OtherFacts;
export type OtherNotificationFacts = Readonly<OtherFacts>;
