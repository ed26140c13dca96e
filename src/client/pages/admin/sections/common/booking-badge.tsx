import type { BookingSide, BookingStatus } from '#domain/bookings/booking.ts';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const tones: Readonly<Record<BookingStatus, BadgeTone>> = {
  REQUESTED: 'warn',
  CONFIRMED: 'ok',
  OPENED: 'info',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
  CANCELLED: 'neutral',
  FAILED: 'danger',
};

const statuses: Readonly<Record<BookingStatus, string>> = {
  REQUESTED: 'Ждёт ответа',
  CONFIRMED: 'Договорились',
  OPENED: 'Сквад собран',
  DECLINED: 'Отказ',
  EXPIRED: 'Нет ответа',
  CANCELLED: 'Отменена',
  FAILED: 'Сорвалась',
};

const sides: Readonly<Record<BookingSide, string>> = {
  CLIENT: 'Клиент',
  MATE: 'Напарник',
  OPERATOR: 'Поддержка',
  SYSTEM: 'Сервис',
};

export const bookingTexts = defineTexts({ ru: { statuses, sides } });

/** The status of a booking. */
export const BookingBadge = ({ status }: { readonly status: BookingStatus }) => (
  <Badge $tone={tones[status]}>{bookingTexts.statuses[status]}</Badge>
);
