import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { shortSpan } from '#domain/text/short-span.ts';
import { plural } from '#domain/text/format.ts';

interface Hour {
  readonly hour: number;
  readonly requests: number;
  readonly found: number;
}

const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
/** Seconds count in the first ten minutes: an order is judged by them. */
const span = (seconds: number): string => {
  if (seconds >= 600) return shortSpan(seconds * 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? `${rest}\u00a0с` : `${minutes}\u00a0мин ${rest}\u00a0с`;
};
const percent = (value: number): string => `${value}\u00a0%`;

export const choiceTexts = defineTexts({
  ru: {
    title: 'Кого выбирают',
    lead: '30 дней, сквады с вызовом по имени',
    found: 'Нашли напарника',
    firstYes: 'До первого «да»',
    gini: 'Неравномерность заказов',
    giniHint: 'Джини: 0 — всем поровну, 1 — всё одному',
    none: '—',
    percent,
    span,
    number: (value: number) => value.toFixed(2).replace('.', ','),
    of: (found: number, requests: number) => `${found} из ${requests}`,
    nobody: 'За 30 дней никто никого не звал',
    places: 'Заказы по месту в «Рекомендуем»',
    noPlaces: 'Из списка пока никого не позвали',
    place: (from: number, to: number | null) => (to === null ? `${from} и дальше` : `${from}–${to}`),
    ofCalls: (calls: number) => `из ${calls} ${plural(calls, 'вызова', 'вызовов', 'вызовов')}`,
    games: 'Нашли, по играм',
    gameNote: (requests: number, seconds: number | null) =>
      `из ${requests}${seconds === null ? '' : `, ${span(seconds)}`}`,
    hours: 'Запросы по часам, Москва',
    hour: (hour: number, requests: number, found: number) => `${hourName(hour)}: ${requests}, нашли ${found}`,
    hourName,
    hoursLabel: (hours: readonly Hour[]) =>
      `Запросы по часам: ${hours
        .filter(({ requests }) => requests > 0)
        .map(({ hour, requests, found }) => `${hourName(hour)} ${requests}, нашли ${found}`)
        .join('; ')}`,
  },
});
