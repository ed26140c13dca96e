import type { BlockTerm } from '../people/block-terms';
import type { ReportKind, ReportOutcome, ReportReason } from '../people/report';

/*
 * What operators call the states of people and of what people sent: the screens of the desk and the files that it gives
 * out say the same.
 */

export const userStatusNames = { ACTIVE: 'Активен', BLOCKED: 'Заблокирован', DELETED: 'Удалён' } as const;

export const applicationStatusNames = { SENT: 'Ждёт решения', APPROVED: 'Одобрена', REFUSED: 'Отклонена' } as const;

export const reportKindNames: Readonly<Record<ReportKind, string>> = { MESSAGE: 'На сообщение', USER: 'На человека' };

export const reportReasonNames: Readonly<Record<ReportReason, string>> = {
  INSULT: 'Оскорбление',
  SPAM: 'Спам',
  FRAUD: 'Обман',
  SEXUAL: 'Непристойность',
  OTHER: 'Другое',
};

export const reportOutcomeNames: Readonly<Record<ReportOutcome, string>> = {
  WARNED: 'Предупреждение',
  BLOCKED: 'Блокировка',
  DISMISSED: 'Без нарушения',
};

export const reportStatusNames = { NEW: 'Ждёт решения', CLOSED: 'Решена' } as const;

export const supportStateNames = { WAITING: 'Ждёт ответа', ANSWERED: 'Отвечено', CLOSED: 'Закрыто' } as const;

export const broadcastStatusNames = {
  SCHEDULED: 'Ждёт срока',
  SENDING: 'Рассылается',
  SENT: 'Разослана',
  CANCELED: 'Остановлена',
} as const;

export const audienceNames = { ALL: 'Все', CLIENT: 'Клиенты', MATE: 'Напарники', SELECTED: 'Выбранные люди' } as const;

export const termNames: Readonly<Record<BlockTerm, string>> = {
  DAY: '24 ч',
  WEEK: '7 дней',
  MONTH: '30 дней',
  FOREVER: 'Навсегда',
};
