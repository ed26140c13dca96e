import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Цели и чаевые',
    none: 'Понравилось играть? Скажи спасибо чаевыми.',
    ownNone: 'У тебя пока нет целей. Заведи первую: клиенты охотнее благодарят, когда знают, на что.',
    manage: 'Мои цели',
    support: 'Поддержать',
    supportGoal: (title: string) => `Поддержать цель «${title}»`,
    thanks: 'Просто спасибо',
    loading: 'Загружаем цели',
  },
});
