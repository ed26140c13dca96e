import { defineTexts } from '../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    notFoundTitle: 'Такой страницы нет',
    notFoundText: 'Ссылка устарела или в адресе опечатка. Сквад ждёт тебя на главной.',
    home: 'На главную',
    allMates: 'Посмотреть всех напарников',
    pageFailed: 'Страница не открылась. Проверь интернет и попробуй ещё раз.',
    loading: 'Загружаем страницу',
  },
});
