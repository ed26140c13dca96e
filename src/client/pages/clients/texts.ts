import { clientLimits } from '#domain/mates/mate-terms.ts';
import { formatNumber, groupedNumber, plural } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Мои клиенты',
    lead: 'С кем у тебя есть сыгранные сквады. Заметки видишь только ты.',
    search: 'Найти по имени',
    searchPlaceholder: 'Имя клиента',
    favorites: 'Только избранные',
    total: (count: number) => `${groupedNumber(count)} ${plural(count, 'клиент', 'клиента', 'клиентов')}`,
    many: 'больше тысячи клиентов',
    games: (count: number) => `${groupedNumber(count)} ${plural(count, 'игра', 'игры', 'игр')} вместе`,
    hours: (hours: number) => `${formatNumber(hours, 1)} ч`,
    lastGame: (moment: string, category: string | null) =>
      `Последняя ${moment}${category === null ? '' : `, ${category}`}`,
    toFavorites: (name: string) => `${name}: в избранное`,
    fromFavorites: (name: string) => `${name}: убрать из избранного`,
    call: 'Позвать',
    callName: (name: string) => `Позвать в сквад: ${name}`,
    called: (name: string) => `${name}: приглашение отправлено`,
    write: 'Написать',
    writeName: (name: string) => `Написать: ${name}`,
    addNote: 'Добавить заметку',
    noteOf: (name: string) => `Заметка о клиенте ${name}`,
    notePlaceholder: 'Что запомнить до следующей игры',
    noteHint: `Видишь только ты. До ${clientLimits.noteMax} знаков`,
    save: 'Сохранить',
    cancel: 'Отмена',
    saved: 'Заметка сохранена',
    kept: 'Есть несохранённый текст',
    empty: 'Здесь появятся те, с кем ты доиграешь первый сквад.',
    openOrders: 'Открыть приглашения',
    nothing: 'По этому поиску никого нет.',
    noFavorites: 'В избранном пока никого. Отметь звездой того, с кем хочешь играть ещё.',
    reset: 'Показать всех',
    list: 'Клиенты',
    loading: 'Загружаем клиентов',
    moreFailed: 'Дальше не загрузилось',
    retry: 'Повторить',
  },
});
