import { defineTexts } from '../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Тебя ждут в скваде',
    text: (name: string) => `${name} торопит: сквад ждёт твоего ответа.`,
    open: 'Открыть сквад',
    later: 'Позже',
  },
});
