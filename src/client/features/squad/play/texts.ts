import { earlyFinishTerms } from '#domain/squad/facts/squad-limits.ts';
import { squadTimers } from '#domain/squad/facts/squad-timers.ts';
import { numeral } from '#domain/text/numerals.ts';
import { plural } from '#domain/text/format.ts';
import { spanText } from '#domain/text/spans.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Закончить раньше?',
    askText: `Другая сторона ответит в течение ${spanText(earlyFinishTerms.answer, 'genitive')}, один отказ — и игра идёт дальше. Предложить можно ${numeral(earlyFinishTerms.maxRequests)} ${plural(earlyFinishTerms.maxRequests, 'раз', 'раза', 'раз')} за игру.`,
    silentMate: 'Если напарник промолчит, это согласие.',
    silentClient: 'Если клиент промолчит, это отказ.',
    ask: 'Предложить',
    asked: 'Предложение отправлено',
    ifAgreed: 'Закончить раньше',
    ifPlayedOn: 'Играть до конца',
    back: (returned: string, paid: string) => `вернётся ${returned} из ${paid}`,
    nothingBack: (paid: string) => `оплачено ${paid}, возврата нет`,
    income: (sum: string) => `твоя часть ${sum}`,
    free: 'для тебя ничего не меняется',
    recreateTitle: 'Пересоздать лобби?',
    recreateText: `Если игра вылетела или лобби не то: время встанет на паузу, всего до ${spanText(squadTimers.recreation, 'genitive')} за игру. Создатель сквада соберёт новое лобби, люди, деньги и оставшиеся минуты перейдут туда сами.`,
    pause: 'Поставить на паузу',
    paused: 'Время стоит',
    resumed: 'Время снова идёт',
  },
});
