import { defineTexts } from '../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    notFoundTitle: 'Такой страницы нет',
    notFoundText: 'Ссылка устарела или в адресе опечатка. Сквад ждёт тебя на главной.',
    home: 'На главную',
    allMates: 'Посмотреть всех напарников',
    pageFailedTitle: 'Страница не открылась',
    pageFailed: 'Проверь интернет и попробуй ещё раз.',
    loading: 'Загружаем страницу',
  },
});
