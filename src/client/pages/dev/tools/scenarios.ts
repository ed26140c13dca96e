import { formatRubles, squadNumber } from '#domain/text/format.ts';
import { trialLesson } from '#domain/games/category.ts';
import { createSquadPath, squadPath, teamPath } from '#contract/routes/game-pages.ts';
import { balancePath } from '#contract/routes/product-pages.ts';
import { onboardingPath } from '#contract/routes/landing-pages.ts';

interface Scenario {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** Text of the link. */
  readonly link: string;
}

/** The demo's squad whose dispute waits for a moderator: there is no list of disputes to link to yet. */
const quarrel = 18028;

/** In the order in which the product is best explored. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'Весь путь заказа',
    text: 'Стань Киберкотом и позови Северина. В другом браузере стань Северином и прими приглашение. Дальше оплата, лобби и игра; часы «+1 час» её закончат.',
    to: createSquadPath({ gameId: 'cs2' }),
    link: 'Создать сквад',
  },
  {
    title: 'Никто не ответил',
    text: 'Позови напарника и переведи часы на 15 минут: приглашение истечёт, деньги останутся на месте.',
    to: teamPath({ gameId: 'cs2' }),
    link: 'Выбрать напарника',
  },
  {
    title: 'Первый сквад новичка',
    text: `Стань Новосёлом: пробная тренировка стоит ${formatRubles(trialLesson.price)}. Денег не хватит, но пополнение учебное, исход выбираешь сам.`,
    to: createSquadPath({ gameId: 'cs2' }),
    link: 'Собрать первый сквад',
  },
  {
    title: 'Деньги до копейки',
    text: 'У Киберкота и Северина есть прошлое: игры, отзывы, чаевые, пополнения.',
    to: balancePath,
    link: 'Открыть баланс',
  },
  {
    title: 'Новый напарник',
    text: 'Стань Стажёром: список покажет, чего не хватает в анкете, и включит приём заказов.',
    to: onboardingPath({ gameId: 'cs2' }),
    link: 'Готовность к заказам',
  },
  {
    title: 'Спор',
    text: `Стань Смотрителем: сквад ${squadNumber(quarrel)} ждёт решения, сколько вернуть клиенту.`,
    to: squadPath({ gameId: 'cs2', squadId: quarrel }),
    link: 'Открыть сквад',
  },
];
