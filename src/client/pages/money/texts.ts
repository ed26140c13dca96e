import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    loading: 'Загружаем',
    unknownTitle: 'Такой страницы нет',
    unknown: 'Ссылка устарела или в адресе опечатка',
    toBalance: 'К балансу',
    support: 'Написать в поддержку',
  },
});
