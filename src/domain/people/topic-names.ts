import type { SupportTopic } from '../people/support-topic';

export const topicNames: Readonly<Record<SupportTopic, string>> = {
  START: 'Не получается начать игру',
  SQUAD: 'Вопрос про сквад',
  FINISH_PROBLEM: 'Проблема с завершением сквада',
  PAY: 'Оплата и баланс',
  WITHDRAW: 'Вывод денег',
  WORK: 'Работа напарником',
  BLOG: 'Блог и материалы',
  ELSE: 'Другое',
};
