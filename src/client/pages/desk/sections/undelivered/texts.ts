import type { UndeliveredKind } from '#domain/notifications/undelivered-kind.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const kinds: Readonly<Record<UndeliveredKind, string>> = {
  mail: 'Письмо',
  notifier: 'Уведомление письмом',
  passwordReset: 'Ссылка для нового пароля',
  loginLink: 'Ссылка для входа',
  paidOrder: 'Заказ по оплаченному счёту',
  personGone: 'Дела ушедшего человека',
  gameAsks: 'Проверка напарников игры',
  voiceGone: 'Удаление файла с голосом',
  npdCheck: 'Вопрос налоговой о самозанятом',
  receipts: 'Учёт операции для чеков',
  receipt: 'Чек в кассу',
  refund: 'Возврат пополнения',
  payout: 'Выплата провайдером',
};

export const texts = defineTexts({
  ru: {
    title: 'Неотправленное',
    kinds,
    columns: { what: 'Что', person: 'Кому', error: 'Почему', tries: 'Попыток', status: 'Состояние', since: 'Брошено' },
    filters: { givenUp: 'Состояние', kind: 'Что' },
    done: 'Отправлено',
    givenUp: 'Брошено',
    trying: 'Ещё пробуется',
    views: { all: 'Всё', givenUp: 'Брошенное', trying: 'Пробуется' },
    empty: 'Всё отправлено',
    drawer: (id: string) => `Неотправленное ${id}`,
    to: 'Адрес',
    subject: 'Тема',
    noPerson: 'Никому лично',
    nextTry: 'Следующая попытка',
    gaveUp: 'Брошено',
    error: 'Что ответили',
    noError: 'Ответа нет',
    user: 'К человеку',
    retry: 'Отправить снова…',
    retryTitle: 'Отправить снова',
    retryDo: 'Отправить',
    retryTold: {
      letter: 'Письмо уйдёт сейчас. Если почта ответит «позже», попытки пойдут ещё четыре дня',
      other: 'Дело будет сделано сейчас. Если не выйдет, попытки пойдут ещё полчаса',
    },
    retried: 'Отправляем снова',
  },
});
