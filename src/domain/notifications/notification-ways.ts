import type { NotificationKind, NotificationLevel } from './notification-kind';

export interface NotificationWays {
  readonly level: NotificationLevel;
  /** Rings in an open tab. */
  readonly sound: boolean;
  readonly email: boolean;
  /** Telegram, Discord and VK, whichever the person has connected. */
  readonly messenger: boolean;
  /** The person's browsers while the product is closed: what goes to a messenger, and money. */
  readonly push: boolean;
}

const ways = (
  level: NotificationLevel,
  ...where: readonly ('sound' | 'email' | 'messenger' | 'push')[]
): NotificationWays => ({
  level,
  sound: where.includes('sound'),
  email: where.includes('email'),
  messenger: where.includes('messenger'),
  push: where.includes('messenger') || where.includes('push'),
});

/**
 * Which event goes where; the list in the product has them all. What somebody waits for right now rings and goes to
 * the messenger, money and safety go by mail, the rest only stands in the list. Browsers are told what messengers are,
 * and of money that comes.
 */
export const notificationWays: Readonly<Record<NotificationKind, NotificationWays>> = {
  SQUAD_INVITED: ways('INFO', 'sound', 'messenger'),
  SQUAD_INVITATION_WITHDRAWN: ways('INFO'),
  SQUAD_INVITATION_DECLINED: ways('WARNING', 'sound', 'messenger'),
  SQUAD_INVITATION_EXPIRED: ways('WARNING', 'messenger'),
  SQUAD_MEMBER_JOINED: ways('SUCCESS', 'sound', 'messenger'),
  SQUAD_MEMBER_LEFT: ways('WARNING', 'messenger'),
  SQUAD_KICKED: ways('WARNING', 'messenger'),
  SQUAD_PAYMENT_DUE: ways('INFO', 'sound', 'messenger'),
  SQUAD_CONFIRMATION_DUE: ways('INFO', 'sound', 'messenger'),
  SQUAD_PAID: ways('SUCCESS', 'push'),
  SQUAD_LOBBY_DUE: ways('INFO', 'sound', 'messenger'),
  SQUAD_PINGED: ways('WARNING', 'messenger'),
  SQUAD_GAME_STARTED: ways('SUCCESS'),
  SQUAD_RECREATION_NEEDED: ways('WARNING', 'sound', 'messenger'),
  SQUAD_EARLY_FINISH_REQUESTED: ways('WARNING', 'sound', 'messenger'),
  SQUAD_EARLY_FINISH_ANSWERED: ways('INFO', 'sound'),
  SQUAD_FINISHED: ways('SUCCESS'),
  SQUAD_DISBANDED: ways('WARNING', 'sound', 'messenger'),
  SQUAD_DISPUTE_OPENED: ways('DANGER', 'sound', 'email', 'messenger'),
  SQUAD_DISPUTE_REFUSED: ways('WARNING', 'email', 'messenger'),
  SQUAD_DISPUTE_CLOSED: ways('INFO', 'email', 'messenger'),
  SQUAD_POV_REQUESTED: ways('WARNING', 'sound', 'email', 'messenger'),
  SQUAD_SETTLED: ways('SUCCESS', 'push'),
  SQUAD_HOT_OFFER: ways('SUCCESS', 'sound', 'messenger'),
  SQUAD_HOT_CALL: ways('INFO', 'sound', 'messenger'),
  BOOKING_REQUESTED: ways('INFO', 'sound', 'email', 'messenger'),
  BOOKING_CONFIRMED: ways('SUCCESS', 'sound', 'messenger'),
  BOOKING_DECLINED: ways('WARNING', 'email', 'messenger'),
  BOOKING_CANCELLED: ways('WARNING', 'sound', 'email', 'messenger'),
  BOOKING_SOON: ways('INFO', 'sound', 'messenger'),
  BOOKING_FAILED: ways('DANGER', 'sound', 'email', 'messenger'),
  MATE_FREE: ways('SUCCESS', 'sound', 'messenger'),
  STRIKE: ways('DANGER', 'email', 'messenger'),
  STRIKES_TO_DECIDE: ways('WARNING', 'messenger'),
  DISPUTE_TO_DECIDE: ways('WARNING', 'messenger'),
  DEPOSIT_PAID: ways('SUCCESS', 'push'),
  DEPOSIT_DECLINED: ways('DANGER', 'push'),
  DEPOSIT_REFUNDED: ways('WARNING', 'email', 'push'),
  MONEY_TASK: ways('WARNING', 'messenger'),
  LEDGER_FAULT: ways('DANGER', 'sound', 'email', 'messenger'),
  WITHDRAWAL_HELD: ways('WARNING', 'email', 'messenger'),
  WITHDRAWAL_CONFIRMED: ways('INFO'),
  WITHDRAWAL_PAID: ways('SUCCESS', 'email', 'messenger'),
  WITHDRAWAL_REJECTED: ways('DANGER', 'email', 'messenger'),
  PROMO_CODE_GIVEN: ways('SUCCESS', 'email', 'messenger'),
  BALANCE_CORRECTED: ways('INFO', 'email', 'messenger'),
  REGISTRATION_BONUS: ways('SUCCESS'),
  BONUS_ENDS_SOON: ways('WARNING', 'email', 'messenger'),
  BONUS_ENDED: ways('INFO'),
  GIFT_ACTIVATED: ways('SUCCESS', 'push'),
  GIFT_ENDED: ways('WARNING', 'email'),
  RESERVE_FUNDED: ways('SUCCESS', 'messenger'),
  RESERVE_ASKED: ways('INFO', 'sound', 'email', 'messenger'),
  RESERVE_PAID: ways('SUCCESS', 'messenger'),
  RESERVE_REJECTED: ways('WARNING', 'messenger'),
  RESERVE_CANCELED: ways('WARNING', 'messenger'),
  DRAW_WON: ways('SUCCESS', 'sound', 'email', 'messenger'),
  DRAW_CANCELED: ways('INFO'),
  REVIEW_SHOWN: ways('INFO'),
  REFERRAL_JOINED: ways('SUCCESS'),
  REFERRAL_REWARD: ways('SUCCESS', 'push'),
  PASSWORD_CHANGED: ways('WARNING', 'email'),
  /** The address that was is told by a letter of its own. */
  EMAIL_CHANGED: ways('WARNING', 'messenger'),
  NEW_DEVICE: ways('WARNING', 'email', 'messenger'),
  ACCOUNT_CHANGED: ways('WARNING', 'email'),
  WARNED: ways('DANGER', 'email', 'messenger'),
  REPORT_DECIDED: ways('INFO'),
  SUPPORT_ANSWERED: ways('INFO', 'sound', 'email', 'messenger'),
  SUPPORT_ASKED: ways('INFO', 'sound', 'messenger'),
  NOTIFIER_BROKEN: ways('WARNING', 'email'),
  APPLICATION_APPROVED: ways('SUCCESS', 'email'),
  APPLICATION_REFUSED: ways('WARNING', 'email'),
  ORDERS_SWITCHED_OFF: ways('WARNING', 'messenger'),
  ORDERS_NOT_READY: ways('WARNING', 'messenger'),
  CATEGORY_CLOSED: ways('INFO'),
  TERMS_CHANGED: ways('SUCCESS'),
  COURSE_BOUGHT: ways('SUCCESS', 'email'),
  TIPS_RECEIVED: ways('SUCCESS', 'sound', 'push'),
  GOAL_ACHIEVED: ways('SUCCESS', 'sound'),
  STAFF_DECIDED: ways('WARNING', 'email', 'messenger'),
  ANNOUNCEMENT: ways('INFO'),
  ARTICLE_TO_MODERATE: ways('INFO', 'messenger'),
  ARTICLE_APPROVED: ways('SUCCESS', 'messenger'),
  ARTICLE_NEED_FIX: ways('WARNING', 'messenger'),
  ARTICLE_REJECTED: ways('DANGER', 'email', 'messenger'),
  ARTICLE_REASSIGNED: ways('WARNING', 'email'),
  ARTICLE_REMOVED: ways('DANGER', 'email', 'messenger'),
  ARTICLE_SHARED: ways('INFO', 'messenger'),
  ARTICLE_SOLD: ways('SUCCESS', 'push'),
  ARTICLE_REFUNDED: ways('SUCCESS', 'email'),
};
