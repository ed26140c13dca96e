import { tipsGoalTerms } from '#domain/money/tips.ts';
import { formatRublesRange } from '#domain/text/format.ts';
import { capitalised, numeral } from '#domain/text/numerals.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Цели',
    lead: 'Расскажи, на что копишь: чаевые на цель видны всем на твоей странице. Собранное уже на твоём балансе.',
    add: 'Новая цель',
    empty: 'Целей пока нет. Заведи первую: с ней благодарят чаще.',
    limit: `Открытых целей уже ${numeral(tipsGoalTerms.maxActive)}. Заверши или убери одну`,
    changeGoal: (title: string) => `Изменить цель «${title}»`,
    remove: 'Убрать',
    removeGoal: (title: string) => `Убрать цель «${title}»`,
    removeTitle: 'Убрать цель?',
    removeText: 'Она исчезнет с твоей страницы. Собранное останется у тебя.',
    removed: 'Цель убрана',
    newTitle: 'Новая цель',
    changeTitle: 'Изменить цель',
    name: 'На что',
    namePlaceholder: 'Новая мышь',
    nameWrong: `Назови цель, до ${tipsGoalTerms.titleMax} знаков`,
    amount: 'Сколько нужно',
    amountHint: capitalised(formatRublesRange(tipsGoalTerms.min, tipsGoalTerms.max)),
    save: 'Сохранить',
    endTitle: 'Завершить цель?',
    endText: (collected: string, amount: string) =>
      `Собрано уже ${collected}: при сумме ${amount} цель станет достигнутой. Дарить на неё больше не смогут, изменить её будет нельзя. Собранное останется у тебя.`,
    end: 'Завершить',
    saved: 'Цель сохранена',
    loading: 'Загружаем цели',
  },
});
