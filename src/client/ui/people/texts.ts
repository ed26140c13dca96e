import { defineTexts } from '../texts/define-texts';

export const texts = defineTexts({
  ru: {
    online: { online: 'В сети', recently: 'Недавно в сети', offline: 'Не в сети' },
    people: (names: string) => `Участники: ${names}`,
  },
});
