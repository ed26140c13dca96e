import { pageTexts } from '#domain/text/page-texts.ts';
import { groupedNumber, plural } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';

const materials = (count: number): string =>
  `${groupedNumber(count)} ${plural(count, 'материал', 'материала', 'материалов')}`;

export const texts = defineTexts({
  ru: {
    title: pageTexts.blog.title,
    lead: pageTexts.blog.lead,
    opened: 'Открытые мне',
    write: 'Написать статью',
    allGames: 'Все игры',
    games: 'Игра',
    search: 'Тема, карта или автор',
    searchPlaceholder: 'Мираж',
    type: 'Что показать',
    types: { all: 'Всё', TEXT: 'Статьи', VIDEO: 'Видео' },
    free: 'Бесплатные',
    bought: 'Мои покупки',
    author: 'Автор',
    byAuthor: (name: string) => `Автор: ${name}`,
    oneAuthor: 'Один автор',
    chooseAuthor: 'Чьи материалы показать',
    authorName: 'Имя автора',
    foundAuthors: 'Авторы',
    noAuthor: 'В ленте нет автора, чьё имя так начинается.',
    typeAuthor: 'Начни писать имя.',
    noDialog: 'Поиск авторов не загрузился',
    written: (count: number) => `${groupedNumber(count)} ${plural(count, 'статья', 'статьи', 'статей')}`,
    sort: 'Порядок',
    sorts: { NEWEST_FIRST: 'Сначала новые', OLDEST_FIRST: 'Сначала старые' },
    recommended: 'Советуем',
    news: 'Новое',
    found: 'Нашлось',
    count: (total: number | null | undefined) =>
      total === undefined ? '' : total === null ? 'Больше тысячи материалов' : materials(total),
    readStart: 'Читать начало',
    read: 'Читать',
    authors: 'Авторы недели',
    authorFacts: (articles: number, likes: number) =>
      `${groupedNumber(articles)} ${plural(articles, 'статья', 'статьи', 'статей')}, ${groupedNumber(likes)} ♥`,
    articlesOf: (name: string) => `Статьи: ${name}`,
    articles: 'Статьи',
    tournament: 'Турнир',
    openedToYou: (count: number) => `Открыто тебе: ${groupedNumber(count)}`,
    openedHow: (bought: number, shared: number) => `${bought} куплено, ${shared} открыли авторы`,
    empty: 'По такому отбору материалов нет.',
    emptyAll: 'Здесь пока никто не писал. Будь первым.',
    reset: 'Сбросить отбор',
    loading: 'Загружаем ещё',
    end: 'Это всё',
  },
});
