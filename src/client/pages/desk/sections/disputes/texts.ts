import { disputeSideNames, disputeStatusNames } from '#domain/desk/order-names.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { squadNumber } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Споры',
    statuses: disputeStatusNames,
    columns: {
      squad: 'Сквад',
      openedBy: 'Кто открыл',
      reason: 'Причина',
      wanted: 'Просят',
      held: 'О какой сумме',
      status: 'Состояние',
      term: 'Ждёт',
    },
    filters: { search: 'Имя или номер сквада', status: 'Состояние' },
    views: { all: 'Все', waiting: 'Ждут решения', answer: 'Ждут ответа', closed: 'Решённые' },
    empty: 'Споров нет. Новый появится здесь сам',
    unknown: 'неизвестно',
    drawer: (id: number) => `Спор в скваде ${squadNumber(id)}`,
    sides: disputeSideNames,
    paid: (sum: string) => `Оплата ${sum}`,
    quote: (sum: string, percent: number | null) => `Цена ${sum}${percent === null ? '' : `, доля ${percent}\u00a0%`}`,
    opened: 'Открыл спор',
    granted: 'Согласен вернуть',
    refused: 'Не согласен',
    gone: 'Вышел',
    silent: 'Ничего не написал',
    silentRefusal: 'Без пояснений',
    wanted: (percent: number) => (percent === 0 ? 'Просят ничего не возвращать' : `Просят вернуть ${percent}\u00a0%`),
    decided: (percent: number) => (percent === 0 ? 'Решено ничего не возвращать' : `Решено вернуть ${percent}\u00a0%`),
    decidedBy: 'Решение',
    waitsAnswer: 'Другая сторона ещё отвечает: решать рано. Молчание до срока значит согласие',
    untilFull: 'Без решения до срока всё вернётся плательщикам',
    decide: 'Решить спор',
    decideTitle: 'Решение спора',
    comment: 'Почему так: прочтут обе стороны',
    commentShort: `Нужно хотя бы ${disputeTerms.reasonMin} знаков`,
    done: 'Спор решён',
    cancel: 'Отмена',
    own: 'Оператор участвует в этом споре: решает другой модератор',
  },
});
