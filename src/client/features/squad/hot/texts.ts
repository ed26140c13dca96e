import { defineTexts } from '../../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Ищем напарника',
    left: 'Осталось',
    none: 'Позвали всех, кто подходит. Готовые появятся здесь сами: выбери любого, и он сразу в скваде.',
    some: 'Выбери, с кем играть: он сразу окажется в скваде. Предложение живёт 5 минут.',
    choose: 'Выбрать',
    chooseWhom: (name: string) => `Выбрать: ${name}`,
    chosen: (name: string) => `${name} в скваде`,
    facts: (rating: string, languages: string) => `${rating} · ${languages}`,
  },
});
