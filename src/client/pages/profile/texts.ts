import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Профиль',
    failedTitle: 'Профиль не открылся',
    about: 'О себе',
    edit: 'Изменить',
    cancel: 'Закрыть',
    tellMore: 'Расскажи о себе: с рассказом зовут чаще.',
    tellMates: 'Пара слов о том, как ты играешь, поможет напарнику подстроиться.',
    seen: 'Так тебя видят другие',
    look: 'Открыть страницу',
    settings: 'Все настройки',
    stats: 'Статистика',
    rating: 'Рейтинг',
    orders: 'Заказов',
    hours: 'Часов в игре',
    place: 'Твоё место в списке',
    squads: 'Сыграно сквадов',
    since: 'С нами с',
    incomeMonth: 'Доход за месяц',
    prices: 'Твои цены',
    noPrices: 'Включи категории, чтобы тебя можно было позвать.',
    choose: 'Выбрать категории',
    loading: 'Загружаем профиль',
  },
});
