import { pageTexts } from '#domain/text/page-texts.ts';
import { defineTexts } from '../../kit/texts/define-texts';
import { groupedNumber, plural } from '#domain/text/format.ts';

const mates = (count: number) => `${groupedNumber(count)} ${plural(count, 'напарник', 'напарника', 'напарников')}`;

export const texts = defineTexts({
  ru: {
    title: pageTexts.team.title,
    found: (total: number | null) => (total === null ? 'Больше 1 000 напарников' : mates(total)),
    search: 'Найти по имени',
    searchPlaceholder: 'Например, Северин',
    sort: 'Сначала',
    sorts: {
      recommended: 'рекомендуемые',
      rating: 'с высоким рейтингом',
      'price-asc': 'дешевле',
      'price-desc': 'дороже',
      orders: 'опытные',
    },
    filters: 'Фильтры',
    filtersSet: (count: number) => `Фильтры: ${count}`,
    showFound: (total: number | null | undefined) =>
      total === null || total === undefined ? 'Показать' : `Показать: ${mates(total)}`,
    reset: 'Сбросить фильтры',
    category: 'Категория',
    anyCategory: 'Любая',
    level: 'Уровень',
    language: 'Язык',
    moreLanguages: 'Другие языки',
    platform: 'Платформа',
    price: 'Цена за час',
    priceFrom: 'От',
    priceTo: 'До',
    priceOrder: 'Цена «от» больше цены «до»',
    answers: 'Отвечает за',
    answersWithin: (minutes: number) => `до ${minutes}\u00a0мин.`,
    anyValue: 'Не важно',
    online: 'Только онлайн',
    voice: 'С голосом',
    favorite: 'Только избранные',
    listLabel: 'Напарники',
    loading: 'Загружаем напарников',
    empty: 'Никого не нашлось. Попробуй убрать часть фильтров.',
    emptySearch: 'Никого с таким именем. Проверь, как оно пишется.',
    showAll: 'Показать всех',
    emptyGame: 'В этой игре пока нет напарников. Загляни позже или выбери другую игру.',
    emptyFavorites: 'В избранном пока никого. Добавь напарника со страницы его профиля.',
    moreFailed: 'Не получилось загрузить дальше.',
    retry: 'Повторить',
    end: 'Это все напарники',
  },
});
