import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Неисполненные сроки',
    columns: { what: 'Что', step: 'Шаг', tries: 'Попыток', status: 'Состояние', due: 'Срок был' },
    filters: { givenUp: 'Состояние' },
    done: 'Сделано',
    givenUp: 'Брошен',
    trying: 'Ещё пробуется',
    views: { all: 'Все', givenUp: 'Брошенные', trying: 'Пробуются' },
    empty: 'Все сроки исполняются',
    drawer: (id: string) => `Срок ${id}`,
    squad: 'К скваду',
    booking: 'К записи',
    due: 'Срок был',
    first: 'Первая неудача',
    gaveUp: 'Брошен',
    error: 'Ошибка',
    retry: 'Повторить…',
    retryTitle: 'Попробовать ещё раз',
    retryDo: 'Повторить',
    retryTold: 'Шаг будет сделан с тем временем, на которое был назначен. Если не выйдет, попытки пойдут ещё сутки',
    retried: 'Пробуем снова',
  },
});
