import { answerTerms } from '#domain/mates/answers.ts';
import { plural, squadNumber } from '#domain/text/format.ts';
import { spanText } from '#domain/text/spans.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    now: 'Сейчас и дальше',
    squad: (id: number) => `Сквад ${squadNumber(id)}`,
    what: (category: string, duration: string) => `${category}, ${duration}`,
    stage: (name: string) => `Шаг: ${name}`,
    left: 'Осталось',
    toSquad: 'К скваду',
    squadLoading: 'Загружаем твой сквад',
    next: 'Пока ты в скваде, другие приглашения можно только посмотреть.',
    none: 'Новых приглашений нет. Придёт — появится здесь само.',
    off: 'Приём заказов выключен: включи его выше, и клиенты смогут тебя позвать.',
    all: 'Все приглашения',
    income: 'Доход по неделям',
    thisWeek: 'Эта неделя',
    lastWeek: 'Прошлая',
    weekOf: (day: string) => `с ${day}`,
    inFigures: 'Цифрами',
    week: 'Неделя',
    sum: 'Доход',
    noIncome: 'Дохода за эти недели ещё не было. Первая сыгранная игра появится здесь.',
    answers: `Ответы за ${spanText(answerTerms.window)}`,
    accepted: (accepted: number, calls: number) => `Принято ${accepted} из ${calls}`,
    share: (percent: number) => `${percent}\u00a0%`,
    answerTime: 'Обычно отвечаешь за',
    noAnswer: 'без ответа',
    noCalls: `За ${spanText(answerTerms.window)} тебя ещё не звали.`,
    progressLoading: 'Загружаем доход',
    missing: (count: number) =>
      `До первого заказа ${plural(count, 'остался', 'осталось', 'осталось')} ${count} ${plural(count, 'шаг', 'шага', 'шагов')}`,
    missingLead: 'Пока этого нет, приём заказов не включить.',
    checklist: 'Весь список',
    goals: 'Цели',
    noGoals: 'Цели пока нет. Поставь её, и клиенты смогут поддержать тебя после игры.',
    newGoal: 'Поставить цель',
    manage: 'Управлять',
    goalsLoading: 'Загружаем цели',
  },
});
