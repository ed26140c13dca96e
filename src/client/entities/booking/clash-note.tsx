import { Status } from '#client/kit/feedback/status.tsx';
import { bookingTerms, minutesBefore } from '#domain/bookings/booking-terms.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import { FinePrint } from '../../kit/layout/prose';
import { defineTexts } from '../../kit/texts/define-texts';
import { useServerNow } from '../../kit/time/use-server-now';
import { useOwnBookings } from './use-next-booking';
import { whenTitle } from './booking-dates';

const texts = defineTexts({
  ru: {
    clash: (when: string, name: string) =>
      `${when} у тебя игра по записи, ${name}. Этот сквад может не закончиться к ней: опоздавшего ждут ${spanInWords(bookingTerms.waitsAfter)}.`,
  },
});

const minuteMs = 60_000;

/** A warning above a new squad that would overlap with a booking; nothing if there is no such booking. */
export const ClashNote = ({ durationMinutes }: { readonly durationMinutes: number }) => {
  const bookings = useOwnBookings();
  const now = useServerNow(minuteMs);
  const near = bookings.find(
    ({ status, startsAt }) => status === 'CONFIRMED' && minutesBefore(now, Date.parse(startsAt)) < durationMinutes,
  );
  return near === undefined ? null : (
    <Status as={FinePrint}>
      {texts.clash(
        whenTitle(Date.parse(near.startsAt), now),
        near.side === 'CLIENT' ? near.mate.username : near.client.username,
      )}
    </Status>
  );
};
