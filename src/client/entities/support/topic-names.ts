import type { SupportTopic } from '#domain/people/support-topic.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const topicNames: Readonly<Record<SupportTopic, string>> = defineTexts({
  ru: {
    START: 'Не получается начать игру',
    SQUAD: 'Вопрос про сквад',
    FINISH_PROBLEM: 'Проблема с завершением сквада',
    PAY: 'Оплата и баланс',
    WITHDRAW: 'Вывод денег',
    WORK: 'Работа напарником',
    BLOG: 'Блог и материалы',
    ELSE: 'Другое',
  },
});
