import { CalendarClock } from '../../kit/icons/calendar-clock';
import { nextBookings } from '#domain/bookings/next-bookings.ts';
import { bookingsPath } from '#contract/routes/game-pages.ts';
import { useOwnBookings } from '../../entities/booking/use-next-booking';
import { useGameId } from '../../entities/game/chosen-game';
import { ButtonLink } from '../../kit/controls/button-link';
import { Notice } from '../../kit/feedback/notice';
import { currentClock } from '../../kit/time/server-now';
import { useServerNow } from '../../kit/time/use-server-now';

const minuteMs = 60_000;

/**
 * The next booked game, and how many bookings wait for this mate's answer. Renders nothing without either, or on an
 * error: it is only an extra wherever it is shown.
 */
export const NextBookings = () => {
  const bookings = useOwnBookings();
  const gameId = useGameId();
  const now = useServerNow(minuteMs);
  const { text, label, awaited } = nextBookings(bookings, ({ startsAt }) => Date.parse(startsAt), now, currentClock());
  if (text === '') return null;
  return (
    <Notice
      icon={<CalendarClock aria-hidden />}
      text={text}
      action={
        <ButtonLink to={bookingsPath({ gameId })} size="sm" variant={awaited ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      }
    />
  );
};
