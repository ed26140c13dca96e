import type { SquadStatus } from '#domain/squad/facts/squad-enums.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const statuses: Readonly<Record<SquadStatus, string>> = {
  PENDING: 'Собирается',
  READY: 'Ждёт оплаты',
  STARTED: 'В лобби',
  IN_A_GAME: 'В игре',
  FINISHED: 'Сыгран',
  DISBANDED: 'Распущен',
};

export const texts = defineTexts({
  ru: {
    statuses,
    sectionsLabel: 'Какие сквады',
    sections: { all: 'Все', active: 'Идут', unsettled: 'Ждут расчёта', disputed: 'Споры', disbanded: 'Распущены' },
    monthLabel: 'Месяц',
    columns: { squad: 'Сквад', people: 'С кем', price: 'Цена', income: 'Доля', state: 'Состояние' },
    none: 'Сквадов ещё не было',
    noneHere: 'Таких сквадов нет',
    alone: 'никого',
    more: (name: string, count: number) => `${name} + ${count}`,
    settled: 'Рассчитан',
    unsettled: 'Ждёт расчёта',
    dispute: 'Спор',
    left: 'вышел раньше',
    still: (span: string) => `ещё ${span}`,
    within: (span: string) => `через ${span}`,
    returned: (sum: string) => `возврат ${sum}`,
    wants: (percent: number) => (percent === 0 ? 'просят не возвращать' : `просят ${percent} %`),
    earnings: 'Доход по неделям, тыс. ₽',
    month: (sum: string, orders: string) => `За 30 дней ${sum}, ${orders}`,
    week: (from: string, sum: string) => `Неделя с ${from}: ${sum}`,
  },
});
