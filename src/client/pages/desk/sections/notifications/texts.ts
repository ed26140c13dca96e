import { audienceNames, broadcastStatusNames } from '#domain/desk/people-names.ts';
import { plural } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const people = (count: number) => `${count} ${plural(count, 'человек', 'человека', 'человек')}`;

export const texts = defineTexts({
  ru: {
    title: 'Рассылки',
    empty: 'Рассылок ещё не было',
    statuses: broadcastStatusNames,
    audiences: audienceNames,
    all: 'Все',
    toGroup: 'Многим',
    toSelected: 'Выбранным',
    toGroupTitle: 'Рассылка многим',
    toSelectedTitle: 'Рассылка выбранным людям',
    audience: 'Кому',
    game: 'Игра',
    anyGame: 'Любая',
    seenWithin: 'Были в сети за последние дни',
    seenWithinHint: 'Пусто — неважно когда',
    readers: (count: number) => `Придёт: ${people(count)}`,
    counting: 'Считаем, кому придёт',
    notCounted: 'Не вышло посчитать, кому придёт',
    status: 'Состояние',
    sent: 'Дошло',
    read: 'Прочитано',
    when: 'Срок',
    author: 'Автор',
    search: 'Заголовок',
    period: 'Срок',
    stop: 'Остановить',
    stopTitle: 'Остановить рассылку',
    stopped: 'Рассылка остановлена',
    stays: (count: number) => `Уже дошло и останется: ${people(count)}`,
    drawer: (id: string) => `Рассылка ${id}`,
    seenBy: (days: number) => `были в сети за ${days} ${plural(days, 'день', 'дня', 'дней')}`,
  },
});
