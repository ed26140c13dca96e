import { appealLimits } from '#domain/appeals/appeal-kinds.ts';
import type { AppealState } from '#domain/appeals/appeal-states.ts';
import { defineTexts } from '../../kit/texts/define-texts';

const states: Readonly<Record<AppealState, string>> = {
  WAITING: 'Обжалование рассматривают',
  UPHELD: 'Решение отменено',
  DECLINED: 'Решение осталось в силе',
};

export const texts = defineTexts({
  ru: {
    title: 'Обжаловать решение',
    byRule: 'Так сработало правило: оператор решения не принимал.',
    excerpt: 'Твой текст',
    words: 'Почему это ошибка',
    wordsHint: 'Обжаловать решение можно один раз. Расскажи всё, что важно.',
    wordsShort: `Напиши хотя бы ${appealLimits.wordsMin} символов`,
    other: 'Решит другой оператор, не тот, кто принял решение. Ответ придёт в уведомления.',
    send: 'Обжаловать',
    cancel: 'Отмена',
    appeal: 'Обжаловать…',
    until: 'Обжаловать можно до',
    late: 'Срок обжалования вышел',
    states,
    yours: 'Твои слова',
    answer: 'Ответ',
  },
});
