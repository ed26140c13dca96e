import { levelName } from '#domain/mates/level-name.ts';
import { missedInvitationsText } from '#domain/text/missed-invitations.ts';
import { spanText } from '#domain/text/spans.ts';
import type { ReportOutcome } from '#domain/people/report.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { formatDayAndTime } from '#domain/text/format-moment.ts';
import { formatRubles, squadNumber } from '#domain/text/format.ts';
import type { OtherNotificationFacts, OtherNotificationKind } from './notification-facts';
import { articleTexts } from './article-notification-texts';
import { bookingTexts } from './booking-notification-texts';
import { balanceTexts } from './balance-notification-texts';
import { staffDecisions } from './staff-decision-texts';
import type { NotificationText } from './squad-notification-texts';

const accountParts = {
  USERNAME: 'Твоё имя изменено',
  EMAIL: 'Твоя почта изменена',
  AVATAR: 'Твоё фото убрано',
  VOICE: 'Твой голос убран',
} as const;

const reportOutcomeTexts: Readonly<Record<ReportOutcome, (who: string) => string>> = {
  WARNED: (who) => `${who}: вынесено предупреждение.`,
  BLOCKED: (who) => `${who}: аккаунт заблокирован.`,
  DISMISSED: () => 'Нарушения не нашли.',
};

/** Texts about everything outside squads themselves; sums in kopecks, times in the reader's time zone. */
export const otherTexts: {
  readonly [K in OtherNotificationKind]: (facts: OtherNotificationFacts[K], timeZone: string) => NotificationText;
} = {
  STRIKE: ({ gameId, until, decided }, timeZone) => ({
    title: 'Предупреждение',
    text: until
      ? `Люди на тебя рассчитывали. Заказы отключены до ${formatDayAndTime(until, timeZone)}.${decided ? ' Что дальше, решит администратор.' : ''}`
      : 'Люди на тебя рассчитывали. Следующее предупреждение отключит заказы.',
    link: `/${gameId}/how-it-works`,
  }),
  STRIKES_TO_DECIDE: ({ gameId, mateId, who }) => ({
    title: 'Предупреждений стало много',
    text: `${who} снова подвёл людей. Реши, оставлять ли доступ напарника.`,
    link: `/${gameId}/team/${mateId}`,
  }),
  DISPUTE_TO_DECIDE: ({ gameId, squadId }) => ({
    title: 'Спор ждёт решения',
    text: `В скваде ${squadNumber(squadId)} не договорились. Через ${spanText(disputeTerms.decision)} без решения всё вернётся плательщикам.`,
    link: `/${gameId}/squads/${squadId}`,
  }),
  ...bookingTexts,
  ...balanceTexts,
  PROMO_CODE_GIVEN: ({ code, percent, amount }) => ({
    title: 'Промокод для тебя',
    text: `${code} даёт скидку ${percent === null ? formatRubles(amount ?? 0) : `${percent} %`}. Введи его, когда собираешь сквад.`,
    link: '/',
  }),
  DRAW_WON: ({ drawId, title }) => ({
    title: 'Ты выиграл',
    text: `«${title}»: твой билет выпал. Проверить розыгрыш может каждый.`,
    link: `/draws/${drawId}`,
  }),
  DRAW_CANCELED: ({ title, reason }) => ({
    title: 'Розыгрыш отменён',
    text: `«${title}» не состоится: ${reason}`,
    link: '/draws',
  }),
  REVIEW_SHOWN: ({ gameId, squadId }) => ({
    title: 'Отзывы открыты',
    text: `В скваде ${squadNumber(squadId)} написали друг о друге.`,
    link: `/${gameId}/squads/${squadId}`,
  }),
  MATE_FREE: ({ gameId, mateId, who }) => ({
    title: 'Напарник свободен',
    text: `${who} снова свободен. Позови, пока не занят.`,
    link: `/${gameId}/team/${mateId}`,
  }),
  REFERRAL_JOINED: ({ who }) => ({
    title: 'К тебе присоединились',
    text: `${who} теперь с нами по твоему приглашению.`,
    link: '/{gameId}/settings#referral',
  }),
  REFERRAL_REWARD: ({ amount, who }) => ({
    title: 'Награда за приглашение',
    text: `${who} сыграл, и тебе пришло ${formatRubles(amount)}.`,
    link: '/balance',
  }),
  PASSWORD_CHANGED: () => ({
    title: 'Пароль изменён',
    text: 'Если это не ты, сразу задай новый пароль и напиши в поддержку.',
    link: '/{gameId}/settings#devices',
  }),
  EMAIL_CHANGED: ({ to }) => ({
    title: 'Почта изменена',
    text: `Теперь это ${to}. Если это не ты, смени пароль и напиши в поддержку.`,
    link: '/{gameId}/settings#email',
  }),
  NEW_DEVICE: ({ device }) => ({
    title: 'Вход с нового устройства',
    text: `${device}. Если это не ты, смени пароль.`,
    link: '/{gameId}/settings#devices',
  }),
  ACCOUNT_CHANGED: ({ what, reason }) => ({
    title: accountParts[what],
    text: `Так решил администратор. ${reason}`,
    link: `/{gameId}/settings#${what.toLowerCase()}`,
  }),
  WARNED: ({ reason }) => ({
    title: 'Предупреждение от модератора',
    text: `${reason} Ещё одно нарушение, и аккаунт могут заблокировать.`,
    link: '/policy',
  }),
  REPORT_DECIDED: ({ outcome, who, answer }) => ({
    title: 'Жалоба рассмотрена',
    text: `${reportOutcomeTexts[outcome](who)} ${answer}`,
    link: '/',
  }),
  SUPPORT_ANSWERED: ({ chatId, answered }) => ({
    title: 'Поддержка на связи',
    text: answered ? 'В твоём обращении есть ответ.' : 'К твоему обращению подключился администратор.',
    link: `/support?chat=${chatId}#chat`,
  }),
  SUPPORT_ASKED: ({ chatId, who }) => ({
    title: 'Новое обращение',
    text: `${who} ждёт ответа поддержки.`,
    link: `/support?chat=${chatId}#chat`,
  }),
  APPLICATION_APPROVED: ({ gameId }) => ({
    title: 'Ты теперь напарник',
    text: 'Заявка одобрена. Осталось заполнить анкету и включить приём заказов.',
    link: `/${gameId}/mate/onboarding`,
  }),
  APPLICATION_REFUSED: ({ gameId, answer }) => ({
    title: 'Ответ на заявку напарника',
    text: `Пока нет. ${answer}`,
    link: `/${gameId}/mate`,
  }),
  ORDERS_SWITCHED_OFF: ({ gameId }) => ({
    title: 'Заказы выключены',
    text: `${missedInvitationsText}. Вернёшься: включи приём снова.`,
    link: `/${gameId}/mate/onboarding`,
  }),
  ORDERS_NOT_READY: ({ gameId, closed, params }) => ({
    title: 'Заказы выключены',
    text: [
      ...(closed === null
        ? []
        : [`Категория «${closed}» закрыта, а других у тебя нет. Выбери другую и включи приём снова.`]),
      ...(params.length === 0
        ? []
        : [
            `В твоей игре теперь нужно указать: ${params.map((name) => `«${name}»`).join(', ')}. Заполни и включи приём снова.`,
          ]),
    ].join(' '),
    link: `/${gameId}/mate/onboarding`,
  }),
  CATEGORY_CLOSED: ({ gameId, name }) => ({
    title: 'Категория закрыта',
    text: `В «${name}» сейчас не зовут. В остальных твоих категориях всё по-прежнему.`,
    link: `/${gameId}/settings#categories`,
  }),
  TERMS_CHANGED: ({ grade, percent }) => ({
    title: 'Новые условия',
    text: `Твой уровень ${levelName(grade)}, процент заказа ${percent} %.`,
    link: '/',
  }),
  COURSE_BOUGHT: ({ gameId, landingId, title, lessons, until }, timeZone) => ({
    title: 'Курс твой',
    text: `«${title}». Уроков: ${lessons}, у каждого свой промокод до ${formatDayAndTime(until, timeZone)}.`,
    link: `/${gameId}/training/${landingId}`,
  }),
  TIPS_RECEIVED: ({ amount, who }) => ({
    title: 'Чаевые',
    text: `${who} благодарит тебя: ${formatRubles(amount)} уже на балансе.`,
    link: '/balance',
  }),
  GOAL_ACHIEVED: ({ title }) => ({
    title: 'Цель достигнута',
    text: `На «${title}» собрано всё.`,
    link: '/{gameId}/profile',
  }),
  STAFF_DECIDED: ({ what, gameId, reason }) => ({
    title: staffDecisions[what],
    text: `Причина: ${reason}`,
    link: `/${gameId}/how-it-works`,
  }),
  ANNOUNCEMENT: ({ title, text, link }) => ({ title, text, link }),
  ...articleTexts,
  NOTIFIER_BROKEN: ({ service }) => ({
    title: `${service} больше не отвечает`,
    text: 'Уведомления туда не доходят. Подключи канал заново в настройках.',
    link: '/{gameId}/settings#channels',
  }),
};
