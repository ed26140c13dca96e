import type { StrikeDecision } from '#domain/mates/mate-terms.ts';
import { plural } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const decisions: Readonly<Record<StrikeDecision, string>> = { FORGIVEN: 'Прощены', ACCESS_TAKEN: 'Доступ забран' };

export const texts = defineTexts({
  ru: {
    title: 'Предупреждения',
    decisions,
    waits: 'Ждёт решения',
    columns: { person: 'Напарник', strikes: 'Предупреждений', status: 'Состояние', opened: 'Ждёт' },
    filters: { decided: 'Решение' },
    decided: 'Решённые',
    undecided: 'Ждут',
    views: { all: 'Все', waiting: 'Ждут', decided: 'Решённые' },
    empty: 'Никто не набрал четырёх предупреждений за месяц',
    count: (count: number) =>
      `${count} ${plural(count, 'предупреждение', 'предупреждения', 'предупреждений')} за месяц`,
    drawer: 'Оставлять ли доступ',
    what: 'За что',
    mate: 'Карточка напарника',
    forgive: 'Простить…',
    take: 'Забрать доступ…',
    forgiveTitle: 'Простить предупреждения',
    takeTitle: 'Забрать доступ напарника',
    forgiveDo: 'Простить',
    takeDo: 'Забрать',
    forgiveTold: 'Предупреждения месяца перестанут считаться, заказы можно будет включить',
    takeTold: 'Человек станет клиентом. Заявку он сможет послать снова',
    done: 'Решено',
    by: (who: string) => `Решил ${who}`,
  },
});
