import { plural } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    region: 'Тебя зовут играть',
    invitation: 'Приглашение',
    hot: 'Горящий сквад',
    order: (category: string, duration: string) => `${category}, ${duration}`,
    places: (taken: number, slots: number) => `${taken} из ${slots} мест`,
    answerIn: 'На ответ',
    share: 'Твоя часть',
    ofPrice: (percent: number, price: string) => `${percent}\u00a0% от ${price}`,
    rating: (rating: string) => `Рейтинг ${rating}`,
    unrated: 'Пока без отзывов',
    orders: (count: number) => `${count} ${plural(count, 'сквад', 'сквада', 'сквадов')} сыграно`,
    note: 'Твоя заметка:',
    loading: 'Загружаем приглашения',
    list: 'Открытые приглашения',
    accept: 'Принять',
    acceptFrom: (name: string) => `Принять приглашение: ${name}`,
    decline: 'Отказаться',
    declineFrom: (name: string) => `Отказаться от приглашения: ${name}`,
    ready: 'Готов',
    later: 'Свернуть, ответить позже',
    more: (count: number) => `Ещё ${count}: все приглашения`,
    declined: 'Приглашение отклонено',
    declineTitle: 'Отказаться от приглашения?',
    declineText: (name: string) => `${name} увидит отказ и позовёт другого. Вернуть приглашение сможет только он.`,
    told: 'Создатель сквада видит, что ты готов',
    withdrawn: 'Отклик снят',
  },
});
