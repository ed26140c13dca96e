import { formatRublesRange } from '#domain/text/format.ts';
import { capitalised } from '#domain/text/numerals.ts';
import { tipsTerms } from '#domain/money/tips.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const amounts = formatRublesRange(tipsTerms.min, tipsTerms.max);

export const texts = defineTexts({
  ru: {
    dialogTitle: (name: string) => `Поддержать: ${name}`,
    forWhat: 'На что',
    noGoal: 'Просто спасибо, без цели',
    sum: 'Сумма',
    quick: 'Готовые суммы',
    hint: (received: string) => `Напарник получит ${received}`,
    limits: `${capitalised(amounts)}. Напарник получит ${tipsTerms.matePercent} %`,
    wrong: `Укажи сумму ${amounts}`,
    submit: 'Отправить',
    submitSum: (sum: string) => `Отправить ${sum}`,
    done: 'Спасибо отправлено',
    achieved: 'Цель достигнута! Спасибо отправлено',
    lost: 'Ответ не дошёл. Нажми ещё раз: второго списания не будет',
  },
});
