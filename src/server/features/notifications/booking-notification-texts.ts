import { bookingTerms } from '#domain/bookings/booking-terms.ts';
import type { BookingSide } from '#domain/bookings/booking.ts';
import { formatDuration, formatRubles } from '#domain/text/format.ts';
import { formatDayAndTime, formatTime } from '#domain/text/format-moment.ts';
import { spanText } from '#domain/text/spans.ts';
import { days } from '#domain/time/durations.ts';
import type { OtherNotificationFacts, OtherNotificationKind } from './notification-facts';
import type { NotificationText } from './squad-notification-texts';
import { bookingsPath } from '#contract/routes/game-pages.ts';

type BookingKind = Extract<OtherNotificationKind, `BOOKING_${string}`>;

type Closed = OtherNotificationFacts['BOOKING_CANCELLED'];

const linkOf = ({ gameId }: { readonly gameId: string }): string => bookingsPath({ gameId });

/** «завтра в 20:00», «через час, в 20:00». */
const soon = (ahead: number, startsAt: number, timeZone: string): string => {
  const time = formatTime(startsAt, timeZone);
  return ahead === days(1) ? `завтра в ${time}` : `через ${spanText(ahead).replace(/^1 /, '')}, в ${time}`;
};

/** What happened to the reader's money. */
const moneyOf = ({ reader, amount }: Closed): string => {
  if (amount === 0) return '';
  return reader === 'CLIENT'
    ? ` На баланс вернулись ${formatRubles(amount)}.`
    : ` За занятый час тебе начислено ${formatRubles(amount)}.`;
};

/** The operator's reason. */
const wordsOf = ({ reason }: Closed): string => (reason === undefined ? '' : ` Причина: ${reason}`);

const reasons: Readonly<Record<'CLIENT' | 'MATE', Readonly<Record<BookingSide, (who: string) => string>>>> = {
  CLIENT: {
    CLIENT: () =>
      `Сквад ждал тебя ${spanText(bookingTerms.waitsAfter)} после начала, но ты в другой игре. Час напарника занят зря.`,
    MATE: (who) => `${who} не может начать: напарник занят или недоступен.`,
    OPERATOR: () => 'Запись снята администратором.',
    SYSTEM: () => 'Собрать сквад не вышло, и твоей вины в этом нет.',
  },
  MATE: {
    CLIENT: (who) => `${who} не приходит на игру.`,
    MATE: () => 'К началу ты в другой игре, и сквад не собрался.',
    OPERATOR: () => 'Запись снята администратором.',
    SYSTEM: () => 'Собрать сквад не вышло, и твоей вины в этом нет.',
  },
};

/** Texts about bookings; sums in kopecks, times in the reader's time zone. */
export const bookingTexts: {
  readonly [K in BookingKind]: (facts: OtherNotificationFacts[K], timeZone: string) => NotificationText;
} = {
  BOOKING_REQUESTED: (facts, timeZone) => ({
    title: 'К тебе записываются',
    text: `${facts.who} хочет сыграть ${formatDayAndTime(facts.startsAt, timeZone)}, ${formatDuration(facts.durationMinutes)}. Ответь до ${formatDayAndTime(facts.until, timeZone)}.`,
    link: linkOf(facts),
  }),
  BOOKING_CONFIRMED: (facts, timeZone) => ({
    title: 'Запись подтверждена',
    text: `${facts.who} ждёт тебя ${formatDayAndTime(facts.startsAt, timeZone)}. Сквад соберётся сам.`,
    link: linkOf(facts),
  }),
  BOOKING_DECLINED: (facts, timeZone) => ({
    title: facts.silent ? 'Запись осталась без ответа' : 'Напарник не сможет сыграть',
    text: `${facts.who}, ${formatDayAndTime(facts.startsAt, timeZone)}. На баланс вернулись ${formatRubles(facts.amount)}.`,
    link: linkOf(facts),
  }),
  BOOKING_CANCELLED: (facts, timeZone) => ({
    title: facts.reason === undefined ? 'Запись отменена' : 'Запись отменена администратором',
    text: `Игра с ${facts.who} ${formatDayAndTime(facts.startsAt, timeZone)} не состоится.${moneyOf(facts)}${wordsOf(facts)}`,
    link: linkOf(facts),
  }),
  BOOKING_SOON: (facts, timeZone) => ({
    title: 'Скоро игра',
    text: `${facts.who} играет с тобой ${soon(facts.ahead, facts.startsAt, timeZone)}.`,
    link: linkOf(facts),
  }),
  BOOKING_FAILED: (facts) => ({
    title: 'Игра по записи не началась',
    text: `${reasons[facts.reader][facts.side](facts.who)}${moneyOf(facts)}`,
    link: linkOf(facts),
  }),
};
