import type { NotificationKind, NotificationLevel } from './notification-kind';

export interface NotificationDelivery {
  readonly level: NotificationLevel;
  /** Web Push reaches a sleeping device at once. */
  readonly urgent: boolean;
  readonly email: boolean;
  /** Telegram, MAX, VK and Discord, if the person has connected them. */
  readonly messenger: boolean;
  /**
   * Web Push to the person's browsers while the product is closed: everything that goes to a messenger, and money that
   * arrives.
   */
  readonly push: boolean;
}

const delivery = (
  level: NotificationLevel,
  ...where: readonly ('urgent' | 'email' | 'messenger' | 'push')[]
): NotificationDelivery => ({
  level,
  urgent: where.includes('urgent'),
  email: where.includes('email'),
  messenger: where.includes('messenger'),
  push: where.includes('messenger') || where.includes('push'),
});

/**
 * How each kind is delivered besides the list in the product, which shows all of them with a sound: urgent ones go to the
 * messenger, money and security go by mail. Web Push gets what messengers get, and money that arrives.
 */
export const notificationDelivery: Readonly<Record<NotificationKind, NotificationDelivery>> = {
  SQUAD_INVITED: delivery('INFO', 'urgent', 'messenger'),
  SQUAD_INVITATION_WITHDRAWN: delivery('INFO'),
  SQUAD_INVITATION_DECLINED: delivery('WARNING', 'urgent', 'messenger'),
  SQUAD_INVITATION_EXPIRED: delivery('WARNING', 'messenger'),
  SQUAD_MEMBER_JOINED: delivery('SUCCESS', 'urgent', 'messenger'),
  SQUAD_MEMBER_LEFT: delivery('WARNING', 'messenger'),
  SQUAD_KICKED: delivery('WARNING', 'messenger'),
  SQUAD_PAYMENT_DUE: delivery('INFO', 'urgent', 'messenger'),
  SQUAD_CONFIRMATION_DUE: delivery('INFO', 'urgent', 'messenger'),
  SQUAD_PAID: delivery('SUCCESS', 'push'),
  SQUAD_LOBBY_DUE: delivery('INFO', 'urgent', 'messenger'),
  SQUAD_PINGED: delivery('WARNING', 'messenger'),
  SQUAD_GAME_STARTED: delivery('SUCCESS'),
  SQUAD_RECREATION_NEEDED: delivery('WARNING', 'urgent', 'messenger'),
  SQUAD_EARLY_FINISH_REQUESTED: delivery('WARNING', 'urgent', 'messenger'),
  SQUAD_EARLY_FINISH_ANSWERED: delivery('INFO', 'urgent'),
  SQUAD_FINISHED: delivery('SUCCESS'),
  SQUAD_DISBANDED: delivery('WARNING', 'urgent', 'messenger'),
  SQUAD_DISPUTE_OPENED: delivery('DANGER', 'urgent', 'email', 'messenger'),
  SQUAD_DISPUTE_REFUSED: delivery('WARNING', 'email', 'messenger'),
  SQUAD_DISPUTE_CLOSED: delivery('INFO', 'email', 'messenger'),
  SQUAD_POV_REQUESTED: delivery('WARNING', 'urgent', 'email', 'messenger'),
  SQUAD_SETTLED: delivery('SUCCESS', 'push'),
  SQUAD_HOT_OFFER: delivery('SUCCESS', 'urgent', 'messenger'),
  SQUAD_HOT_CALL: delivery('INFO', 'urgent', 'messenger'),
  BOOKING_REQUESTED: delivery('INFO', 'urgent', 'email', 'messenger'),
  BOOKING_CONFIRMED: delivery('SUCCESS', 'urgent', 'messenger'),
  BOOKING_DECLINED: delivery('WARNING', 'email', 'messenger'),
  BOOKING_CANCELLED: delivery('WARNING', 'urgent', 'email', 'messenger'),
  BOOKING_SOON: delivery('INFO', 'urgent', 'messenger'),
  BOOKING_FAILED: delivery('DANGER', 'urgent', 'email', 'messenger'),
  MATE_FREE: delivery('SUCCESS', 'urgent', 'messenger'),
  STRIKE: delivery('DANGER', 'email', 'messenger'),
  STRIKES_TO_DECIDE: delivery('WARNING', 'messenger'),
  DISPUTE_TO_DECIDE: delivery('WARNING', 'messenger'),
  DEPOSIT_PAID: delivery('SUCCESS', 'push'),
  DEPOSIT_DECLINED: delivery('DANGER', 'push'),
  DEPOSIT_REFUNDED: delivery('WARNING', 'email', 'push'),
  REFUND_RETURNED: delivery('WARNING', 'email', 'push'),
  MONEY_TASK: delivery('WARNING', 'messenger'),
  LEDGER_FAULT: delivery('DANGER', 'urgent', 'email', 'messenger'),
  WITHDRAWAL_HELD: delivery('WARNING', 'email', 'messenger'),
  WITHDRAWAL_CONFIRMED: delivery('INFO'),
  WITHDRAWAL_PAID: delivery('SUCCESS', 'email', 'messenger'),
  WITHDRAWAL_REJECTED: delivery('DANGER', 'email', 'messenger'),
  TAX_DATA_CHANGED: delivery('WARNING', 'email'),
  PAYOUT_TAX_HELD: delivery('WARNING', 'email', 'messenger'),
  NPD_RECEIPT_OWED: delivery('INFO', 'email', 'messenger'),
  NPD_RECEIPT_REFUSED: delivery('WARNING', 'email', 'messenger'),
  NPD_LIMIT_NEAR: delivery('WARNING', 'email', 'messenger'),
  PROMO_CODE_GIVEN: delivery('SUCCESS', 'email', 'messenger'),
  BALANCE_CORRECTED: delivery('INFO', 'email', 'messenger'),
  REGISTRATION_BONUS: delivery('SUCCESS'),
  BONUS_ENDS_SOON: delivery('WARNING', 'email', 'messenger'),
  BONUS_ENDED: delivery('INFO'),
  GIFT_ACTIVATED: delivery('SUCCESS', 'push'),
  GIFT_ENDED: delivery('WARNING', 'email'),
  RESERVE_FUNDED: delivery('SUCCESS', 'messenger'),
  RESERVE_ASKED: delivery('INFO', 'urgent', 'email', 'messenger'),
  RESERVE_PAID: delivery('SUCCESS', 'messenger'),
  RESERVE_REJECTED: delivery('WARNING', 'messenger'),
  RESERVE_CANCELED: delivery('WARNING', 'messenger'),
  DRAW_WON: delivery('SUCCESS', 'urgent', 'email', 'messenger'),
  DRAW_CANCELED: delivery('INFO'),
  REVIEW_SHOWN: delivery('INFO'),
  REFERRAL_JOINED: delivery('SUCCESS'),
  REFERRAL_REWARD: delivery('SUCCESS', 'push'),
  PASSWORD_CHANGED: delivery('WARNING', 'email'),
  /** The old address gets a separate letter. */
  EMAIL_CHANGED: delivery('WARNING', 'messenger'),
  NEW_DEVICE: delivery('WARNING', 'email', 'messenger'),
  ACCOUNT_CHANGED: delivery('WARNING', 'email'),
  WARNED: delivery('DANGER', 'email', 'messenger'),
  REPORT_DECIDED: delivery('INFO'),
  APPEAL_DECIDED: delivery('INFO', 'email', 'messenger'),
  SUPPORT_ANSWERED: delivery('INFO', 'urgent', 'email', 'messenger'),
  SUPPORT_ASKED: delivery('INFO', 'urgent', 'messenger'),
  NOTIFIER_BROKEN: delivery('WARNING', 'email', 'messenger'),
  APPLICATION_APPROVED: delivery('SUCCESS', 'email'),
  APPLICATION_REFUSED: delivery('WARNING', 'email'),
  ORDERS_SWITCHED_OFF: delivery('WARNING', 'messenger'),
  ORDERS_UNREACHED: delivery('WARNING', 'email', 'messenger'),
  ORDERS_NOT_READY: delivery('WARNING', 'messenger'),
  CATEGORY_CLOSED: delivery('INFO'),
  TERMS_CHANGED: delivery('SUCCESS'),
  COURSE_BOUGHT: delivery('SUCCESS', 'email'),
  TIPS_RECEIVED: delivery('SUCCESS', 'urgent', 'push'),
  GOAL_ACHIEVED: delivery('SUCCESS', 'urgent'),
  STAFF_DECIDED: delivery('WARNING', 'email', 'messenger'),
  ANNOUNCEMENT: delivery('INFO'),
  ARTICLE_TO_MODERATE: delivery('INFO', 'messenger'),
  ARTICLE_APPROVED: delivery('SUCCESS', 'messenger'),
  ARTICLE_NEED_FIX: delivery('WARNING', 'messenger'),
  ARTICLE_REJECTED: delivery('DANGER', 'email', 'messenger'),
  ARTICLE_REASSIGNED: delivery('WARNING', 'email'),
  ARTICLE_REMOVED: delivery('DANGER', 'email', 'messenger'),
  ARTICLE_SHARED: delivery('INFO', 'messenger'),
  ARTICLE_SOLD: delivery('SUCCESS', 'push'),
  ARTICLE_REFUNDED: delivery('SUCCESS', 'email'),
};
