import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Уведомления',
    empty: 'Пока тихо. Здесь появятся приглашения, оплаты и ответы.',
    allRead: 'Всё прочитано. Новое появится здесь само.',
    showAll: 'Показать все',
    filter: 'Какие уведомления показать',
    all: 'Все',
    unread: 'Новые',
    noneUnread: 'Непрочитанных нет',
    readAll: 'Прочитать все',
    read: (title: string) => `Отметить прочитанным: ${title}`,
    isNew: 'Не прочитано.',
    loading: 'Загружаем уведомления',
    loadingMore: 'Загружаем ещё',
  },
});
