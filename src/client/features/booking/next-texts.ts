import { plural } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';

const count = (number: number): string => `${number} ${plural(number, 'запись', 'записи', 'записей')}`;

export const nextTexts = defineTexts({
  ru: {
    next: (when: string, name: string) => `${when}: игра по записи, ${name}`,
    waiting: (number: number) => `Ждут твоего ответа: ${count(number)}`,
    asked: (number: number) => `Ждут ответа напарника: ${count(number)}`,
    answer: 'Ответить',
    all: 'Все записи',
  },
});
