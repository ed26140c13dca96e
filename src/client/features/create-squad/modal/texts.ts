import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Позвать в сквад',
    category: 'Категория',
    more: 'Все условия',
    yourSquad: (number: string, category: string, duration: string, taken: number, slots: number) =>
      `Твой сквад ${number} собирается: ${category}, ${duration}, занято ${taken} из ${slots} мест.`,
    squadFirst:
      'У тебя уже есть активный сквад: сейчас в него никого не позвать. Новый можно собрать, когда он закончится.',
    callInto: 'Позвать в этот сквад',
    callNote: 'Его цена добавится к цене сквада. Деньги спишутся, только когда все соберутся и ты подтвердишь оплату.',
    called: 'Приглашение отправлено',
    openOwnSquad: 'Открыть сквад',
    mateGone: 'Такого напарника в этой игре больше нет.',
  },
});
