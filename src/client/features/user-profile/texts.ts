import { pageTexts } from '#domain/text/page-texts.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    profile: 'Профиль',
    failedTitle: 'Профиль не открылся',
    about: pageTexts.user.about,
    matePage: 'Страница напарника',
    open: 'Открыть профиль',
    book: 'Записаться',
    write: 'Написать',
    yours: 'Это твой профиль: так его видят другие.',
    edit: 'Изменить',
    notFound: 'Такого профиля нет: человек удалил его или в ссылке ошибка.',
    notFoundTitle: 'Профиль не найден',
    home: 'На главную',
    squads: 'Сыграно сквадов',
    since: 'С нами с',
    loading: 'Загружаем профиль',
  },
});
