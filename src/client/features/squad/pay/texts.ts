import { defineTexts } from '../../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    ready: 'Занятие оплачено курсом',
    paid: (sum: string) => `Оплачено ${sum}`,
    stale: 'Цена или состав изменились. Проверь новую сумму и оплати ещё раз',
    lost: 'Ответ не дошёл. Нажми ещё раз: дважды деньги не спишутся',
  },
});
