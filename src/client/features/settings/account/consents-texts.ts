import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const consentsTexts = defineTexts({
  ru: {
    title: 'Согласия',
    lead: 'С чем ты согласился и когда. Текст каждого документа хранится таким, каким ты его видел.',
    states: {
      GIVEN: 'Согласие дано',
      WANTED: 'Согласия ещё нет',
      TAKEN_BACK: 'Согласие отозвано',
      NONE: 'Согласия нет, и оно не обязательно',
    },
    given: (date: string) => `Согласие дано ${date}`,
    givenFormer: (date: string) => `Согласие дано ${date}, с тех пор текст изменился`,
    changed: (date: string) => `Текст изменился: прежнее согласие от ${date}`,
    takenBack: (date: string) => `Согласие отозвано ${date}`,
    data: 'Скачать всё обо мне',
    dataNote: 'ZIP с файлами JSON: заказы, деньги, сообщения, отзывы, входы. О скачивании придёт письмо.',
    give: 'Согласен',
    giveOf: (name: string) => `Согласен: ${name}`,
    takeBack: 'Отозвать',
    takeBackOf: (name: string) => `Отозвать: ${name}`,
    withAccount: 'Отозвать можно, удалив аккаунт',
    mateTermsEnd:
      'Пока согласия нет, включить приём заказов нельзя. Заработанное останется твоим, а согласие можно дать снова.',
  },
});
