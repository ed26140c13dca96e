import { CalendarClock } from '../../kit/icons/calendar-clock';
import { bookingsPath } from '#contract/routes/game-pages.ts';
import { useOwnBookings } from '../../entities/booking/use-next-booking';
import { whenTitle } from '../../entities/booking/booking-dates';
import { useGameId } from '../../entities/game/chosen-game';
import { ButtonLink } from '../../kit/controls/button-link';
import { Notice } from '../../kit/feedback/notice';
import { useServerNow } from '../../kit/time/use-server-now';
import { nextTexts as texts } from './next-texts';

const minuteMs = 60_000;

/**
 * The next booked game, and how many bookings wait for this mate's answer. Renders nothing without either, or on an
 * error: it is only an extra wherever it is shown.
 */
export const NextBookings = () => {
  const bookings = useOwnBookings();
  const gameId = useGameId();
  const now = useServerNow(minuteMs);
  const next = bookings.find(({ status }) => status === 'CONFIRMED');
  const waiting = bookings.filter(({ status, side }) => status === 'REQUESTED' && side === 'MATE').length;
  const requested = bookings.filter(({ status, side }) => status === 'REQUESTED' && side === 'CLIENT').length;
  const words = [
    ...(next === undefined
      ? []
      : [
          texts.next(
            whenTitle(Date.parse(next.startsAt), now),
            next.side === 'CLIENT' ? next.mate.username : next.client.username,
          ),
        ]),
    ...(waiting === 0 ? [] : [texts.waiting(waiting)]),
    ...(requested === 0 ? [] : [texts.asked(requested)]),
  ];
  if (words.length === 0) return null;
  return (
    <Notice
      icon={<CalendarClock aria-hidden />}
      text={words.join('. ')}
      action={
        <ButtonLink to={bookingsPath({ gameId })} size="sm" variant={waiting > 0 ? 'primary' : 'secondary'}>
          {waiting > 0 ? texts.answer : texts.all}
        </ButtonLink>
      }
    />
  );
};
