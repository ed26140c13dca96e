import { disputeTerms } from '../../domain/settings/dispute-terms';
import { days } from '../../domain/settings/durations';
import { formatRubles } from '../../domain/text/format-rubles';
import { plural } from '../../domain/text/plural';
import { squadNumber } from '../../domain/text/squad-number';
import type { OtherNotificationFacts, OtherNotificationKind } from './notification-facts';
import type { NotificationText } from './squad-notification-texts';

/** Said with «по Москве». */
const moment = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Moscow' });
const decisionDays = disputeTerms.decision / days(1);
const decisionTime = `${decisionDays} ${plural(decisionDays, 'день', 'дня', 'дней')}`;

/** Texts of what happens around squads; sums in kopecks. */
export const otherTexts: { readonly [K in OtherNotificationKind]: (facts: OtherNotificationFacts[K]) => NotificationText } = {
  STRIKE: ({ gameId, until, decided }) => ({
    title: 'Предупреждение',
    text: until
      ? `Люди на тебя рассчитывали. Заказы отключены до ${moment.format(until)} по Москве.${decided ? ' Что дальше, решит администратор.' : ''}`
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
    text: `В скваде ${squadNumber(squadId)} не договорились. Через ${decisionTime} без решения всё вернётся плательщикам.`,
    link: `/${gameId}/squads/${squadId}`,
  }),
  DEPOSIT_PAID: ({ amount }) => ({ title: 'Баланс пополнен', text: `Пришло ${formatRubles(amount)}.`, link: '/balance' }),
  DEPOSIT_DECLINED: ({ amount }) => ({ title: 'Оплата не прошла', text: `Платёж на ${formatRubles(amount)} отклонён. Попробуй ещё раз или другим способом.`, link: '/balance' }),
  WITHDRAWAL_CONFIRMED: ({ amount }) => ({ title: 'Вывод подтверждён', text: `Заявка на ${formatRubles(amount)} одобрена, деньги готовятся к отправке.`, link: '/balance' }),
  WITHDRAWAL_PAID: ({ amount }) => ({ title: 'Деньги отправлены', text: `Вывод ${formatRubles(amount)} выполнен.`, link: '/balance' }),
  WITHDRAWAL_REJECTED: ({ amount, comment }) => ({
    title: 'Вывод отклонён',
    text: `${formatRubles(amount)} снова на балансе.${comment ? ` Причина: ${comment}` : ''}`,
    link: '/balance',
  }),
  REGISTRATION_BONUS: ({ amount }) => ({ title: 'Подарок новичку', text: `Почта подтверждена: ${formatRubles(amount)} бонусных денег уже твои.`, link: '/balance' }),
  REVIEW_SHOWN: ({ gameId, squadId }) => ({ title: 'Отзывы открыты', text: `В скваде ${squadNumber(squadId)} написали друг о друге.`, link: `/${gameId}/squads/${squadId}` }),
  REFERRAL_JOINED: ({ who }) => ({ title: 'К тебе присоединились', text: `${who} теперь с нами по твоему приглашению.`, link: '/{gameId}/settings#referral' }),
  REFERRAL_REWARD: ({ amount, who }) => ({ title: 'Награда за приглашение', text: `${who} сыграл, и тебе пришло ${formatRubles(amount)}.`, link: '/balance' }),
  PASSWORD_CHANGED: () => ({ title: 'Пароль изменён', text: 'Если это не ты, сразу задай новый пароль и напиши в поддержку.', link: '/{gameId}/settings#devices' }),
  EMAIL_CHANGED: ({ to }) => ({ title: 'Почта изменена', text: `Теперь это ${to}. Если это не ты, смени пароль и напиши в поддержку.`, link: '/{gameId}/settings#email' }),
  NEW_DEVICE: ({ device }) => ({ title: 'Вход с нового устройства', text: `${device}. Если это не ты, смени пароль.`, link: '/{gameId}/settings#devices' }),
  SUPPORT_ANSWERED: ({ chatId }) => ({ title: 'Поддержка на связи', text: 'К твоему обращению подключился администратор.', link: `/support?chat=${chatId}#chat` }),
  SUPPORT_ASKED: ({ chatId, who }) => ({ title: 'Новое обращение', text: `${who} ждёт ответа поддержки.`, link: `/support?chat=${chatId}#chat` }),
  APPLICATION_APPROVED: ({ gameId }) => ({ title: 'Ты теперь напарник', text: 'Заявка одобрена. Осталось заполнить анкету и включить приём заказов.', link: `/${gameId}/mate/onboarding` }),
  APPLICATION_REFUSED: ({ gameId, answer }) => ({ title: 'Ответ на заявку напарника', text: `Пока нет. ${answer}`, link: `/${gameId}/mate` }),
  ORDERS_SWITCHED_OFF: ({ gameId }) => ({ title: 'Заказы выключены', text: 'Три приглашения подряд остались без ответа. Вернёшься: включи приём снова.', link: `/${gameId}/mate/onboarding` }),
  TERMS_CHANGED: ({ grade, percent }) => ({ title: 'Новые условия', text: `Твой уровень ${grade.replace('_', ' ')}, процент заказа ${percent} %.`, link: '/' }),
  COURSE_BOUGHT: ({ gameId, landingId, title, lessons, until }) => ({
    title: 'Курс твой',
    text: `«${title}». Уроков: ${lessons}, у каждого свой промокод до ${moment.format(until)} по Москве.`,
    link: `/${gameId}/training/${landingId}`,
  }),
  TIPS_RECEIVED: ({ amount, who }) => ({ title: 'Чаевые', text: `${who} благодарит тебя: ${formatRubles(amount)} уже на балансе.`, link: '/balance' }),
  GOAL_ACHIEVED: ({ title }) => ({ title: 'Цель достигнута', text: `На «${title}» собрано всё.`, link: '/{gameId}/profile' }),
  NOTIFIER_BROKEN: ({ service }) => ({ title: `${service} больше не отвечает`, text: 'Уведомления туда не доходят. Подключи канал заново в настройках.', link: '/{gameId}/settings#channels' }),
};
