import {
  reportKindNames,
  reportOutcomeNames,
  reportReasonNames,
  reportStatusNames,
} from '#domain/desk/people-names.ts';
import type { ChatKind } from '#domain/chat/chat-terms.ts';
import { plural } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const chats: Readonly<Record<ChatKind, string>> = { SQUAD: 'Чат сквада', PRIVATE: 'Личный чат', SUPPORT: 'Поддержка' };

export const texts = defineTexts({
  ru: {
    title: 'Жалобы',
    empty: 'Жалоб нет',
    kinds: reportKindNames,
    reasons: reportReasonNames,
    outcomes: reportOutcomeNames,
    chats,
    waiting: 'Ждёт решения',
    columns: { person: 'На кого', about: 'О чём', reporter: 'Кто пожаловался', status: 'Состояние', created: 'Когда' },
    filters: {
      search: 'На кого или номер',
      status: 'Состояние',
      kind: 'На что',
      reason: 'Причина',
      outcome: 'Исход',
      period: 'Когда',
    },
    statuses: reportStatusNames,
    views: {
      waiting: 'Ждут решения',
      all: 'Все',
      people: 'На людей',
      warned: 'С предупреждением',
      dismissed: 'Без нарушения',
    },
    files: (count: number) => `${count} ${plural(count, 'файл', 'файла', 'файлов')} без слов`,
    others: (count: number) => `ещё ${count}`,
    drawer: (name: string) => `Жалоба на ${name}`,
    said: 'Что написал пожаловавшийся',
    noComment: 'Без пояснения',
    reported: 'Сообщение, как его увидели',
    context: 'Переписка вокруг',
    squad: (name: string) => `Сквад ${name}`,
    deleted: 'Сообщение удалено',
    earlier: 'Прежние жалобы на этого человека',
    earlierSaid: (warned: number, blocked: number, dismissed: number) =>
      `предупреждений ${warned}, блокировок ${blocked}, без нарушения ${dismissed}`,
    decided: 'Решение',
    warn: 'Предупредить',
    warnTitle: 'Предупредить человека?',
    warnMeans: 'Предупреждение придёт в уведомления и на почту. Пожаловавшийся узнает об исходе.',
    warned: 'Предупреждение отправлено',
    block: 'Заблокировать',
    blockTitle: 'Заблокировать человека?',
    blockMeans: 'Все входы кончатся, сквад вне игры будет покинут, вывод встанет на паузу.',
    blocked: 'Человек заблокирован',
    dismiss: 'Отклонить',
    dismissTitle: 'Закрыть без нарушения?',
    dismissMeans: 'Человек ничего не узнает, пожаловавшийся узнает почему.',
    dismissed: 'Жалоба закрыта',
    reasonsToWarn: [
      'Оскорбления запрещены правилами',
      'Спам запрещён правилами',
      'Оплата мимо сервиса запрещена',
    ] as readonly string[],
    reasonsToDismiss: ['Нарушения правил здесь нет', 'Сообщение вырвано из разговора'] as readonly string[],
    removeMessage: 'Удалить сообщение из чата',
    own: 'Жалобу с собственным участием решает другой оператор',
  },
});
