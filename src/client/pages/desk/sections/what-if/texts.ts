import { squadEventNames } from '#domain/desk/squad-event-names.ts';
import { levelName } from '#domain/mates/level-name.ts';
import { groupedNumber, plural, squadNumber } from '#domain/text/format.ts';
import { shortSpan } from '#domain/text/short-span.ts';
import { minutes as minutesOf } from '#domain/time/durations.ts';
import type { AskedTermName } from '#domain/what-if/other-terms.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const events: Readonly<Record<string, string>> = { ...squadEventNames, 'squad.snapshot': 'Создан сквад' };

const squads = (count: number): string => `${groupedNumber(count)} ${plural(count, 'сквад', 'сквада', 'сквадов')}`;

const names: Readonly<Record<AskedTermName, string>> = {
  'lobby-mates': 'Отмена в лобби: пришедшим напарникам, %',
  'early-finish': 'Раньше по просьбе клиента: не меньше, %',
  'promo-percent': 'Промокод в процентах: не больше, %',
  'trial-price': 'Первый сквад, ₽',
  'rate-beginner-1': levelName('BEGINNER_I'),
  'rate-beginner-2': levelName('BEGINNER_II'),
  'rate-beginner-3': levelName('BEGINNER_III'),
  'rate-expert': levelName('EXPERT'),
  'rate-pro': levelName('PRO'),
  'rate-star': levelName('STAR'),
  'percent-beginner-1': levelName('BEGINNER_I'),
  'percent-beginner-2': levelName('BEGINNER_II'),
  'percent-beginner-3': levelName('BEGINNER_III'),
  'percent-expert': levelName('EXPERT'),
  'percent-pro': levelName('PRO'),
  'percent-star': levelName('STAR'),
  'referral-percent': 'С заказа приведённого клиента, %',
  'referral-client-limit': 'За одного клиента не больше, ₽',
  'strike-days': 'Сколько дней страйк в счёте',
  'strike-first': 'Без заказов после первого, ч',
  'strike-second': 'Без заказов после второго, ч',
  'strike-third': 'Без заказов после третьего и дальше, ч',
  'strike-decided': 'С какого по счёту решает администратор',
};

export const texts = defineTexts({
  ru: {
    title: 'Что если',
    lead: 'Те же сквады, шаг за шагом, при других условиях. Выбор людей остаётся каким был: стали бы они платить другую сумму, не узнать',
    names,
    groups: {
      squad: 'Сквад',
      rate: 'Цена часа, ₽',
      percent: 'Доля напарника, %',
      rewards: 'Награды за клиентов',
      strikes: 'Страйки',
    },
    none: 'нисколько',
    hours: (count: number) => `${groupedNumber(count)} ч`,
    asItWas: (value: string) => `обычно ${value}`,
    bounds: (from: string, to: string) => `От ${from} до ${to}`,
    period: 'За сколько дней',
    days: (count: number) => `${count} ${plural(count, 'день', 'дня', 'дней')}`,
    ask: 'Посчитать',
    clear: 'Как было',
    nothing: 'За этот срок нет ни одного сквада, записанного с начала до расчёта',
    columns: { figure: 'Сумма', was: 'Было', would: 'Было бы', difference: 'Разница' },
    figures: {
      paid: 'Заплатили клиенты',
      earned: 'Заработали напарники',
      revenue: 'Доля сервиса',
      subsidy: 'Доплатил сервис',
      rewards: 'Награды за клиентов',
      borne: 'Из них за счёт сервиса',
      left: 'Осталось сервису',
    },
    chart: 'Было и было бы',
    counted: (count: number) => `Посчитано: ${squads(count)}`,
    cut: 'Только последние: срок целиком считает npm run what-if',
    open: (count: number) => `Ещё не рассчитаны: ${squads(count)}`,
    unknown: (count: number) => `Записаны не с начала: ${squads(count)}`,
    dearer: (count: number, sum: string) =>
      `${groupedNumber(count)} ${plural(count, 'оплата была бы дороже', 'оплаты были бы дороже', 'оплат были бы дороже')}, всего на ${sum}. Состоялись ли бы они, не узнать`,
    impossible: (count: number) => `Шаг стал бы невозможен, в счёт не идут: ${squads(count)}`,
    impossibleStep: (squadId: number, event: string) => `${squadNumber(squadId)}: ${events[event] ?? event}`,
    people: (count: number) => `Для кого иначе: ${groupedNumber(count)}`,
    nobody: 'Ни для кого ничего не изменилось бы',
    person: 'Человек',
    mate: 'Напарник',
    limited: (count: number) => `Без заказов другое время: ${groupedNumber(count)}`,
    nobodyLimited: 'Ни у кого страйки не отняли бы другого времени',
    decisions: (was: number, would: number) => `Решений администратора: было ${was}, было бы ${would}`,
    refused: (count: number) => `Невозможен шаг: ${squads(count)}`,
    span: (minutes: number) => (minutes === 0 ? '0' : shortSpan(minutesOf(minutes))),
    spanChange: (minutes: number) => `${minutes < 0 ? '−' : '+'}${shortSpan(minutesOf(Math.abs(minutes)))}`,
  },
});
