import { defineTexts } from '../../kit/texts/define-texts';

/** Separate from the texts of the first screen: loaded with what is below it. */
export const texts = defineTexts({
  ru: {
    how: {
      title: 'Как это работает',
      more: 'Подробнее',
      steps: [
        {
          title: 'Выбери игру и напарника',
          text: 'Рейтинг, отзывы и цена видны сразу. Можно позвать друзей и разделить оплату.',
        },
        {
          title: 'Оплати, когда все согласны',
          text: 'Деньги остаются у сервиса. Не дошло до лобби: вернутся целиком.',
        },
        {
          title: 'Играй и становись сильнее',
          text: 'Напарник получает деньги только после игры. Спор решит модератор.',
        },
      ],
    },
    ways: { title: 'Во что сыграть' },
    reviews: {
      title: 'Что говорят после игры',
      about: (mate: string) => `Напарник: ${mate}`,
      empty: 'Отзывов об этой игре пока нет. Твой может стать первым.',
      rating: (rating: string) => `Оценка ${rating}`,
    },
  },
});
