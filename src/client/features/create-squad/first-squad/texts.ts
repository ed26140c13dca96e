import { defineTexts } from '../../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: (price: string) => `Первый сквад за ${price}`,
    text: (duration: string) => `${duration} тренировки с напарником. Один раз для новых клиентов: разницу с обычной ценой платит сервис. Не придёт напарник — заменим бесплатно.`,
    choose: 'Попробовать',
    chosen: 'Выбрано',
    pick: 'Осталось выбрать напарника ниже.',
    enough: 'На балансе хватает.',
    lacks: (sum: string) => `Не хватает ${sum}.`,
    method: 'Как пополнить',
    deposit: (sum: string) => `Пополнить на ${sum}`,
  },
});
