import { bookingSideNames, bookingStatusNames } from '#domain/desk/order-names.ts';
import type { BookingStatus } from '#domain/bookings/booking.ts';
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

export const bookingTexts = defineTexts({ ru: { statuses: bookingStatusNames, sides: bookingSideNames } });

/** The status of a booking. */
export const BookingBadge = ({ status }: { readonly status: BookingStatus }) => (
  <Badge $tone={tones[status]}>{bookingTexts.statuses[status]}</Badge>
);
