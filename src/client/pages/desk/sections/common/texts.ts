import type { SquadDeadlineKind } from '#domain/squad/rules/all-rules.ts';
import { squadStatusNames } from '#domain/desk/order-names.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { plural } from '#domain/text/format.ts';

/** What the clock will do, by the name of its step. */
const stepNames: Readonly<Record<SquadDeadlineKind | 'reviews due', string>> = {
  'squad.invitationExpired': 'Ждём ответа на приглашение',
  'squad.friendInvitationExpired': 'Открыта ссылка для друга',
  'squad.idleExpired': 'Тишина: распустится сам',
  'squad.hotExpired': 'Ищем напарника',
  'squad.offerExpired': 'Отклик ждёт создателя',
  'squad.confirmationExpired': 'Ждём оплату и готовность',
  'squad.lobbyExpired': 'Собираются в лобби',
  'squad.durationElapsed': 'Игра идёт',
  'squad.earlyFinishExpired': 'Просят закончить раньше',
  'squad.recreationExpired': 'Пауза: пересоздают лобби',
  'squad.settlementDue': 'Ждёт расчёта',
  'squad.disputeAnswerExpired': 'Спор: ждём другую сторону',
  'squad.disputeDecisionExpired': 'Спор ждёт модератора',
  'reviews due': 'Откроются отзывы',
};

const steps: Readonly<Record<string, string>> = stepNames;

export const texts = defineTexts({
  ru: {
    statuses: squadStatusNames,
    steps,
    paused: 'Пауза',
    disputed: 'Спор',
    overdue: (time: string) => `Просрочен на ${time}`,
    deadlines: 'Сроки',
    noDeadlines: 'Часы ничего не ждут',
    givenUp: 'Брошен: повторить можно в «Сроках»',
    tries: (count: number) => `${count} ${plural(count, 'попытка', 'попытки', 'попыток')}`,
    percent: 'Сколько вернуть, %',
    presets: 'Частые доли',
    returned: (name: string) => `Вернётся: ${name}`,
    paid: (name: string) => `Получит: ${name}`,
    service: 'Останется сервису',
    subsidyBack: 'Доплата сервиса вернётся ему',
    held: 'Останется удержанным до конца игры',
    nothing: 'Удержанных денег нет',
    someone: 'Участник',
    openSquad: 'Сквад и чат',
    fileLink: (name: string, size: string) => `${name}, ${size}`,
    noStrikes: 'Предупреждений не было',
    strikeForgiven: 'прощено',
    strikeOld: 'уже не считается',
    recordings: 'Записи игры',
    noRecordings: 'Записей не просили',
    asked: (who: string) => `Попросили: ${who}`,
    recordingStates: { REQUESTED: 'Ждём ответа', SUBMITTED: 'Прислано', DECLINED: 'Отказ', EXPIRED: 'Не ответили' },
  },
});
