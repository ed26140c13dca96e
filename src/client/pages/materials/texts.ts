import { groupedNumber, plural } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Мои материалы',
    write: 'Написать статью',
    filter: 'Что показать',
    filters: {
      all: 'Все',
      NO_REQUEST: 'Черновики',
      CREATED_OR_UNDER_MODERATION: 'В работе',
      NEED_FIX_OR_REJECTED: 'Нужны правки',
      APPROVED: 'Одобренные',
    },
    empty: 'Здесь будут твои статьи. Начни с того, что умеешь лучше всего.',
    emptyFilter: 'Таких материалов нет.',
    showAll: 'Показать все',
    untitled: 'Без названия',
    facts: (views: number, likes: number, purchases: number) =>
      `${groupedNumber(views)} ${plural(views, 'открытие', 'открытия', 'открытий')} · ${groupedNumber(likes)} ♥ · ${groupedNumber(purchases)} ${plural(purchases, 'покупка', 'покупки', 'покупок')}`,
    changed: 'Изменена',
    edit: 'Писать',
    read: 'Читать',
    share: 'Открыть клиентам',
    remarks: (count: number) => `${count} ${plural(count, 'замечание', 'замечания', 'замечаний')} модератора`,
    forMe: 'Доступные мне материалы',
    forMeLead: 'Купленное и то, чем поделились авторы. Купленное остаётся навсегда.',
    access: 'Как открыто',
    accesses: { all: 'Всё', BOUGHT: 'Куплено', SHARED: 'Поделились' },
    emptyForMe: 'Пока тебе ничего не открыто. Загляни в ленту: начало каждой статьи читают все.',
    toBlog: 'В блог',
    loading: 'Загружаем ещё',
    end: 'Это всё',
  },
});
