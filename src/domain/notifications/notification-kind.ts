import type { SquadNotice } from '../squad/squad-notice';

/** What somebody may be notified of: each of a squad's notices, and what happens around squads. */
export type NotificationKind =
  | `SQUAD_${SquadNotice}`
  | 'SQUAD_PAID'
  | 'SQUAD_POV_REQUESTED'
  | 'STRIKE'
  | 'STRIKES_TO_DECIDE'
  | 'DISPUTE_TO_DECIDE'
  | 'DEPOSIT_PAID'
  | 'DEPOSIT_DECLINED'
  | 'WITHDRAWAL_CONFIRMED'
  | 'WITHDRAWAL_PAID'
  | 'WITHDRAWAL_REJECTED'
  | 'REGISTRATION_BONUS'
  | 'REVIEW_SHOWN'
  | 'REFERRAL_JOINED'
  | 'REFERRAL_REWARD'
  | 'PASSWORD_CHANGED'
  | 'EMAIL_CHANGED'
  | 'NEW_DEVICE'
  | 'SUPPORT_ANSWERED'
  | 'SUPPORT_ASKED'
  | 'NOTIFIER_BROKEN'
  | 'APPLICATION_APPROVED'
  | 'APPLICATION_REFUSED'
  | 'ORDERS_SWITCHED_OFF'
  | 'TERMS_CHANGED'
  | 'COURSE_BOUGHT'
  | 'TIPS_RECEIVED'
  | 'GOAL_ACHIEVED';
