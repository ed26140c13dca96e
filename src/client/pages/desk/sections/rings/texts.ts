import { heldGiftKindNames, heldGiftStateNames, ringStateNames, riskSignalTexts } from '#domain/desk/risk-names.ts';
import { plural } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const accounts = (count: number) => `${count} ${plural(count, 'аккаунт', 'аккаунта', 'аккаунтов')}`;

export const texts = defineTexts({
  ru: {
    title: 'Связанные аккаунты',
    empty: 'Связанных аккаунтов не нашлось',
    states: ringStateNames,
    reasons: riskSignalTexts,
    kinds: heldGiftKindNames,
    giftStates: heldGiftStateNames,
    accounts,
    columns: { people: 'Кто', held: 'Ждёт', score: 'Оценка', state: 'Состояние', found: 'Найдено' },
    filters: { search: 'Имя или номер', state: 'Состояние', period: 'Найдено' },
    views: { all: 'Все', open: 'Не решены', taken: 'Один человек', released: 'Разные люди' },
    names: (names: readonly string[], people: number) =>
      `${names.join(', ')}${people > names.length ? ` и ещё ${people - names.length}` : ''}`,
    drawer: (people: number) => accounts(people),
    drawing: 'Кто с кем связан',
    drawingOf: (people: number, links: number) =>
      `${accounts(people)}, ${links} ${plural(links, 'связь', 'связи', 'связей')}. Связи перечислены ниже`,
    mate: 'напарник',
    since: 'с',
    links: 'Почему',
    pair: (one: string, other: string) => `${one} и ${other}`,
    score: (score: number) => `${score} из 100`,
    members: 'Аккаунты',
    gifts: 'Что придержано',
    squad: (name: string) => `сквад ${name}`,
    due: 'начислится',
    decided: 'Решил',
    own: 'О связи с собственным аккаунтом решает другой оператор',
    release: 'Разные люди',
    releaseTitle: 'Начислить всё, что ждёт?',
    releaseMeans: 'Деньги придут сразу. Этих людей больше не придержат, пока к ним не добавится кто-то ещё.',
    released: 'Начислено',
    take: 'Один человек',
    takeTitle: 'Забрать всё, что ждёт?',
    takeMeans: 'Вернётся только то, что дал сервис. Свои деньги останутся у людей.',
    taken: 'Возвращено сервису',
    undo: 'Отменить решение',
    undoTitle: 'Отменить решение?',
    undoMeans: 'Всё, что оно сдвинуло, снова будет ждать. Если деньги уже потрачены, отменить не выйдет.',
    undone: 'Решение отменено',
    reasonsToRelease: ['Семья или соседи', 'Играют вместе давно', 'Похожи случайно'] as readonly string[],
    reasonsToTake: ['Заказывает сам у себя', 'Аккаунты заведены ради бонусов'] as readonly string[],
  },
});
