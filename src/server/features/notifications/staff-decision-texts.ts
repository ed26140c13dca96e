import type { StaffDecision } from './notification-facts';

/** Texts of operators' decisions, for the person concerned. */
export const staffDecisions: Readonly<Record<StaffDecision, string>> = {
  MATE_BLOCKED: 'Заказы закрыты администратором',
  MATE_UNBLOCKED: 'Заказы снова открыты',
  ACCESS_GIVEN: 'Ты теперь напарник',
  ACCESS_CHANGED: 'Доступ напарника изменён',
  ACCESS_TAKEN: 'Доступ напарника закрыт',
  STRIKES_FORGIVEN: 'Предупреждения сняты',
  REVIEW_HIDDEN: 'Твой отзыв скрыт',
  REVIEW_SHOWN: 'Твой отзыв снова виден',
  REVIEW_CHANGED: 'Твой отзыв изменён администратором',
  SQUAD_DISBANDED: 'Сквад распущен администратором',
};
