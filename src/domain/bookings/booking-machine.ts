import { setup, transition } from 'xstate';
import { phantom } from '../phantom';
import {
  type BookingErrorCode,
  type BookingEvent,
  type BookingFacts,
  bookingRefusal,
  type BookingStatus,
} from './booking';

/** The life of a booking, from the client's request to the squad that opens by itself. */
export const bookingMachine = setup({
  types: { context: phantom<BookingFacts>(), input: phantom<BookingFacts>(), events: phantom<BookingEvent>() },
  guards: {
    allowed: ({ context, event }) => bookingRefusal(context, event) === null,
    accepted: ({ context, event }) =>
      event.type === 'booking.answered' && event.accepted && bookingRefusal(context, event) === null,
  },
}).createMachine({
  id: 'booking',
  description: 'Игра по записи',
  context: ({ input }) => input,
  initial: 'REQUESTED',
  states: {
    REQUESTED: {
      description: 'Деньги отложены, ждём ответа напарника',
      on: {
        'booking.answered': [
          { description: 'напарник согласился', guard: 'accepted', target: 'CONFIRMED' },
          { description: 'напарник отказался, деньги вернулись', guard: 'allowed', target: 'DECLINED' },
        ],
        'booking.unanswered': { description: 'ответа нет, деньги вернулись', target: 'EXPIRED' },
        'booking.cancelled': { description: 'запись отменили', guard: 'allowed', target: 'CANCELLED' },
      },
    },
    CONFIRMED: {
      description: 'Оба держат этот час',
      on: {
        'booking.cancelled': { description: 'запись отменили', guard: 'allowed', target: 'CANCELLED' },
        'booking.opened': { description: 'пора: сквад собран и оплачен', target: 'OPENED' },
        'booking.failed': { description: 'собрать сквад не вышло', target: 'FAILED' },
      },
    },
    OPENED: { description: 'Дальше живёт сквад', type: 'final' },
    DECLINED: { description: 'Напарник отказался', type: 'final' },
    EXPIRED: { description: 'Напарник не ответил', type: 'final' },
    CANCELLED: { description: 'Запись отменили', type: 'final' },
    FAILED: { description: 'Сквада не вышло: кто-то не пришёл', type: 'final' },
  },
});

/** The status after this event, or the refusal: BOOKINGS_INVALID_STATE for a booking that is over. */
export const bookingAfter = (
  status: BookingStatus,
  facts: BookingFacts,
  event: BookingEvent,
): { readonly status: BookingStatus } | { readonly refused: BookingErrorCode } => {
  const before = bookingMachine.resolveState({ value: status, context: facts });
  if (!before.can(event)) {
    const refused = bookingRefusal(facts, event);
    return { refused: refused === 'BOOKINGS_NOT_FOUND' ? refused : 'BOOKINGS_INVALID_STATE' };
  }
  const [next] = transition(bookingMachine, before, event);
  return { status: next.value };
};
