import { levelName } from '#domain/mates/level-name.ts';
import { missedInvitationsText } from '#domain/text/missed-invitations.ts';
import { spanText } from '#domain/text/spans.ts';
import type { ReportOutcome } from '#domain/people/report.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { formatDayAndTime } from '#domain/text/format-moment.ts';
import { formatRubles, squadNumber } from '#domain/text/format.ts';
import type { OtherNotificationFacts, OtherNotificationKind } from './notification-facts';
import { appealKinds } from '#domain/appeals/appeal-kinds.ts';
import { articleTexts } from './article-notification-texts';
import { bookingTexts } from './booking-notification-texts';
import { balanceTexts } from './balance-notification-texts';
import { staffDecisions } from './staff-decision-texts';
import type { NotificationText } from './squad-notification-texts';
import {
  becomeMatePath,
  howItWorksPath,
  matePath,
  profilePath,
  squadPath,
  settingsPath,
} from '#contract/routes/game-pages.ts';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { appealsPath, balancePath, homePath, drawPath, drawsPath, policyPath } from '#contract/routes/product-pages.ts';
import { type SettingsAnchor } from '#contract/routes/settings-pages.ts';
import { chosenGame } from '#contract/routes/route.ts';
import { supportChatPath } from '#contract/routes/support-pages.ts';
import { trainingPath, onboardingPath } from '#contract/routes/landing-pages.ts';

const accountAnchors = {
  USERNAME: 'username',
  EMAIL: 'email',
  AGE: 'birth',
  AVATAR: 'avatar',
  VOICE: 'voice',
} as const satisfies Record<OtherNotificationFacts['ACCOUNT_CHANGED']['what'], SettingsAnchor>;

const accountParts = {
  USERNAME: 'Твоё имя изменено',
  EMAIL: 'Твоя почта изменена',
  AGE: 'Твой возраст изменён',
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
  STRIKE: ({ until, decided }, timeZone) => ({
    title: 'Предупреждение',
    text: until
      ? `Люди на тебя рассчитывали. Заказы отключены до ${formatDayAndTime(until, timeZone)}.${decided ? ' Что дальше, решит администратор.' : ''}`
      : 'Люди на тебя рассчитывали. Следующее предупреждение отключит заказы.',
    link: appealsPath,
  }),
  STRIKES_TO_DECIDE: ({ who }) => ({
    title: 'Предупреждений стало много',
    text: `${who} снова подвёл людей. Реши, оставлять ли доступ напарника.`,
    link: `${deskPage('strikes')}?decided=false`,
  }),
  DISPUTE_TO_DECIDE: ({ squadId }) => ({
    title: 'Спор ждёт решения',
    text: `В скваде ${squadNumber(squadId)} не договорились. Через ${spanText(disputeTerms.decision)} без решения всё вернётся плательщикам.`,
    link: deskPage('disputes', squadId),
  }),
  ...bookingTexts,
  ...balanceTexts,
  PROMO_CODE_GIVEN: ({ code, percent, amount }) => ({
    title: 'Промокод для тебя',
    text: `${code} даёт скидку ${percent === null ? formatRubles(amount ?? 0) : `${percent} %`}. Введи его, когда собираешь сквад.`,
    link: homePath,
  }),
  DRAW_WON: ({ drawId, title }) => ({
    title: 'Ты выиграл',
    text: `«${title}»: твой билет выпал. Проверить розыгрыш может каждый.`,
    link: drawPath(drawId),
  }),
  DRAW_CANCELED: ({ title, reason }) => ({
    title: 'Розыгрыш отменён',
    text: `«${title}» не состоится: ${reason}`,
    link: drawsPath,
  }),
  REVIEW_SHOWN: ({ gameId, squadId }) => ({
    title: 'Отзывы открыты',
    text: `В скваде ${squadNumber(squadId)} написали друг о друге.`,
    link: squadPath({ gameId, squadId }),
  }),
  MATE_FREE: ({ gameId, mateId, who }) => ({
    title: 'Напарник свободен',
    text: `${who} снова свободен. Позови, пока не занят.`,
    link: matePath({ gameId, mateId }),
  }),
  REFERRAL_JOINED: ({ who }) => ({
    title: 'К тебе присоединились',
    text: `${who} теперь с нами по твоему приглашению.`,
    link: settingsPath(chosenGame, 'referral'),
  }),
  REFERRAL_REWARD: ({ amount, who }) => ({
    title: 'Награда за приглашение',
    text: `${who} сыграл, и тебе пришло ${formatRubles(amount)}.`,
    link: balancePath,
  }),
  PASSWORD_CHANGED: () => ({
    title: 'Пароль изменён',
    text: 'Если это не ты, сразу задай новый пароль и напиши в поддержку.',
    link: settingsPath(chosenGame, 'devices'),
  }),
  EMAIL_CHANGED: ({ to }) => ({
    title: 'Почта изменена',
    text: `Теперь это ${to}. Если это не ты, смени пароль и напиши в поддержку.`,
    link: settingsPath(chosenGame, 'email'),
  }),
  NEW_DEVICE: ({ device }) => ({
    title: 'Вход с нового устройства',
    text: `${device}. Если это не ты, смени пароль.`,
    link: settingsPath(chosenGame, 'devices'),
  }),
  ACCOUNT_CHANGED: ({ what, reason }) => ({
    title: accountParts[what],
    text: `Так решил администратор. ${reason}`,
    link: settingsPath(chosenGame, accountAnchors[what]),
  }),
  WARNED: ({ reason }) => ({
    title: 'Предупреждение от модератора',
    text: `${reason} Ещё одно нарушение, и аккаунт могут заблокировать.`,
    link: policyPath,
  }),
  REPORT_DECIDED: ({ outcome, who, answer }) => ({
    title: 'Жалоба рассмотрена',
    text: `${reportOutcomeTexts[outcome](who)} ${answer}`,
    link: homePath,
  }),
  APPEAL_DECIDED: ({ kind, title, upheld, answer }) => ({
    title: upheld ? 'Решение отменено' : 'Решение осталось в силе',
    text: `${title}. ${upheld ? `${appealKinds[kind].undone} ` : ''}Ответ: ${answer}`,
    link: appealsPath,
  }),
  SUPPORT_ANSWERED: ({ chatId, answered }) => ({
    title: 'Поддержка на связи',
    text: answered ? 'В твоём обращении есть ответ.' : 'К твоему обращению подключился администратор.',
    link: supportChatPath(chatId),
  }),
  SUPPORT_ASKED: ({ chatId, who }) => ({
    title: 'Новое обращение',
    text: `${who} ждёт ответа поддержки.`,
    link: deskPage('support', chatId),
  }),
  APPLICATION_APPROVED: ({ gameId }) => ({
    title: 'Ты теперь напарник',
    text: 'Заявка одобрена. Осталось заполнить анкету и включить приём заказов.',
    link: onboardingPath({ gameId }),
  }),
  APPLICATION_REFUSED: ({ gameId, answer }) => ({
    title: 'Ответ на заявку напарника',
    text: `Пока нет. ${answer}`,
    link: becomeMatePath({ gameId }),
  }),
  ORDERS_SWITCHED_OFF: ({ gameId }) => ({
    title: 'Заказы выключены',
    text: `${missedInvitationsText}. Вернёшься: включи приём снова.`,
    link: onboardingPath({ gameId }),
  }),
  ORDERS_UNREACHED: () => ({
    title: 'Заказы выключены: до тебя не дозваться',
    text: 'Ни один твой быстрый канал не принимает сообщений. Пропущенные за это время приглашения не считаются. Подключи канал заново и включи приём.',
    link: settingsPath(chosenGame, 'channels'),
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
    link: onboardingPath({ gameId }),
  }),
  CATEGORY_CLOSED: ({ gameId, name }) => ({
    title: 'Категория закрыта',
    text: `В «${name}» сейчас не зовут. В остальных твоих категориях всё по-прежнему.`,
    link: settingsPath(gameId, 'categories'),
  }),
  TERMS_CHANGED: ({ grade, percent }) => ({
    title: 'Новые условия',
    text: `Твой уровень «${levelName(grade)}», процент заказа ${percent} %.`,
    link: homePath,
  }),
  COURSE_BOUGHT: ({ gameId, landingId, title, lessons, until }, timeZone) => ({
    title: 'Курс твой',
    text: `«${title}». Уроков: ${lessons}, у каждого свой промокод до ${formatDayAndTime(until, timeZone)}.`,
    link: trainingPath({ gameId, landingId }),
  }),
  TIPS_RECEIVED: ({ amount, who }) => ({
    title: 'Чаевые',
    text: `${who} благодарит тебя: ${formatRubles(amount)} уже на балансе.`,
    link: balancePath,
  }),
  GOAL_ACHIEVED: ({ title }) => ({
    title: 'Цель достигнута',
    text: `На «${title}» собрано всё.`,
    link: profilePath({ gameId: chosenGame }),
  }),
  STAFF_DECIDED: ({ what, gameId, reason }) => ({
    title: staffDecisions[what],
    text: `Причина: ${reason}`,
    link: what === 'REVIEW_HIDDEN' ? appealsPath : howItWorksPath({ gameId }),
  }),
  ANNOUNCEMENT: ({ title, text, link }) => ({ title, text, link }),
  ...articleTexts,
  NOTIFIER_BROKEN: ({ service }) => ({
    title: `${service} больше не отвечает`,
    text: 'Уведомления туда не доходят. Подключи канал заново в настройках.',
    link: settingsPath(chosenGame, 'channels'),
  }),
};
