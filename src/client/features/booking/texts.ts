import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({ ru: { book: 'Записаться', later: 'Записаться на другое время' } });
