import { disputeTerms, earlyFinishTerms } from '#domain/squad/facts/squad-limits.ts';
import { povTerms } from '#domain/pov-request/pov-request.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import type { SquadNotice } from '#domain/squad/facts/squad-effect.ts';
import { squadNumber } from '#domain/text/format.ts';
import { ordersHistoryPath, ordersPath, squadPath } from '#contract/routes/game-pages.ts';

export interface SquadFacts {
  readonly squadId: number;
  readonly gameId: string;
  /** Who did it; null for the service itself. */
  readonly who: string | null;
  /** They joined as a member's friend, not as a mate. */
  readonly asFriend?: boolean;
}

export interface NotificationText {
  readonly title: string;
  readonly text: string;
  /** The path that it opens. */
  readonly link: string;
}

type Line = readonly [title: string, text: (facts: SquadFacts) => string, page?: 'orders' | 'history'];

const someone = ({ who }: SquadFacts): string => who ?? 'Сервис';
const number = ({ squadId }: SquadFacts): string => squadNumber(squadId);

/** Notices about squads that do not come from the state machine. */
export const otherSquadNotices = ['PAID', 'POV_REQUESTED', 'HOT_CALL'] as const;
type NoticeKind = SquadNotice | (typeof otherSquadNotices)[number];

const lines: Readonly<Record<NoticeKind, Line>> = {
  POV_REQUESTED: [
    'Нужна запись игры',
    (facts) =>
      `Модератор просит запись игры сквада ${number(facts)}. Ответь в течение ${spanInWords(povTerms.response, 'genitive')}.`,
  ],
  INVITED: [
    'Тебя зовут играть',
    (facts) => `${someone(facts)} зовёт тебя в сквад ${number(facts)}. Ответь, пока приглашение в силе.`,
    'orders',
  ],
  INVITATION_WITHDRAWN: ['Приглашение отозвано', (facts) => `В сквад ${number(facts)} тебя больше не ждут.`, 'orders'],
  INVITATION_DECLINED: [
    'Отказ от приглашения',
    (facts) => `${someone(facts)} не сможет сыграть в скваде ${number(facts)}. Позови кого-нибудь ещё.`,
  ],
  INVITATION_EXPIRED: [
    'Приглашение истекло',
    (facts) => `В сквад ${number(facts)} никто не ответил вовремя.`,
    'orders',
  ],
  MEMBER_JOINED: [
    'Новый участник',
    (facts) => `${someone(facts)} теперь в скваде ${number(facts)}${facts.asFriend ? ', по приглашению друга' : ''}.`,
  ],
  MEMBER_LEFT: [
    'Участник вышел',
    (facts) => `В скваде ${number(facts)} стало на одного меньше. Оплата возвращается по правилам.`,
  ],
  KICKED: [
    'Тебя убрали из сквада',
    (facts) => `Сквад ${number(facts)} продолжится без тебя. Если ты платил, деньги вернулись.`,
    'history',
  ],
  PAYMENT_DUE: ['Пора оплатить', (facts) => `Сквад ${number(facts)} собран и ждёт твоей оплаты.`],
  CONFIRMATION_DUE: ['Подтверди участие', (facts) => `Сквад ${number(facts)} собран и ждёт твоего подтверждения.`],
  PAID: ['Оплата прошла', (facts) => `${someone(facts)} оплачивает участие в скваде ${number(facts)}.`],
  LOBBY_DUE: [
    'Сбор в лобби',
    (facts) => `Сквад ${number(facts)} начинается: зайди в игру и подтверди, что ты на месте.`,
  ],
  PINGED: ['Тебя ждут', (facts) => `${someone(facts)} напоминает: сквад ${number(facts)} ждёт тебя.`],
  GAME_STARTED: ['Игра началась', (facts) => `Сквад ${number(facts)} в игре. Хорошей игры!`],
  RECREATION_NEEDED: [
    'Сквад просят собрать заново',
    (facts) => `${someone(facts)}: в скваде ${number(facts)} что-то пошло не так, время на паузе.`,
  ],
  EARLY_FINISH_REQUESTED: [
    'Просят закончить раньше',
    (facts) =>
      `${someone(facts)} предлагает закончить сквад ${number(facts)} раньше. Ответь за ${spanInWords(earlyFinishTerms.answer)}.`,
  ],
  EARLY_FINISH_ANSWERED: ['Ответ о раннем завершении', (facts) => `По скваду ${number(facts)} есть ответ.`],
  FINISHED: ['Сквад завершён', (facts) => `Сквад ${number(facts)} сыгран. Оставь отзыв, пока помнишь.`],
  DISBANDED: ['Сквад распущен', (facts) => `Сквад ${number(facts)} распущен. Всё удержанное вернулось по правилам.`],
  DISPUTE_OPENED: [
    'Открыт спор',
    (facts) =>
      `${someone(facts)} открывает спор по скваду ${number(facts)}. Ответь в течение ${spanInWords(disputeTerms.answer, 'genitive')}.`,
  ],
  DISPUTE_REFUSED: [
    'Спор уходит модератору',
    (facts) => `С тобой не согласны по скваду ${number(facts)}. Решит модератор.`,
  ],
  DISPUTE_CLOSED: ['Спор закрыт', (facts) => `По спору о скваде ${number(facts)} есть решение.`],
  SETTLED: [
    'Расчёт готов',
    (facts) => `Расчёт за сквад ${number(facts)} сделан: сколько и кому, видно на его странице.`,
  ],
  HOT_CALL: [
    'Горящий сквад',
    (facts) => `${someone(facts)} ищет напарника прямо сейчас. Нажми «Готов», пока зовут.`,
    'orders',
  ],
  HOT_OFFER: [
    'Напарник готов играть',
    (facts) => `${someone(facts)} готов сыграть в скваде ${number(facts)}. Позови его, пока он свободен.`,
  ],
};

const linkTo = ({ gameId, squadId }: SquadFacts, page?: 'orders' | 'history'): string =>
  page === 'orders'
    ? ordersPath({ gameId })
    : page === 'history'
      ? ordersHistoryPath({ gameId })
      : squadPath({ gameId, squadId });

/** The text of a notice about a squad. */
export const squadText = (notice: NoticeKind, facts: SquadFacts): NotificationText => {
  const [title, text, page] = lines[notice];
  return { title, text: text(facts), link: linkTo(facts, page) };
};
