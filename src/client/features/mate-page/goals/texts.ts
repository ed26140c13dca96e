import { defineTexts } from '../../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Цели и чаевые',
    none: 'Понравилось играть? Скажи спасибо чаевыми.',
    ownNone: 'У тебя пока нет целей. Заведи первую: клиенты охотнее благодарят, когда знают, на что.',
    manage: 'Мои цели',
    support: 'Поддержать',
    supportGoal: (title: string) => `Поддержать цель «${title}»`,
    thanks: 'Просто спасибо',
    dialogTitle: (name: string) => `Поддержать: ${name}`,
    forWhat: 'На что',
    noGoal: 'Просто спасибо, без цели',
    sum: 'Сумма',
    quick: 'Готовые суммы',
    hint: (received: string) => `Напарник получит ${received}`,
    limits: 'От 50 до 15 000 ₽. Напарник получит 90 %',
    wrong: 'Укажи сумму от 50 до 15 000 ₽',
    submit: 'Отправить',
    submitSum: (sum: string) => `Отправить ${sum}`,
    done: 'Спасибо отправлено',
    achieved: 'Цель достигнута! Спасибо отправлено',
    lost: 'Ответ не дошёл. Нажми ещё раз: второго списания не будет',
    loading: 'Загружаем цели',
  },
});
