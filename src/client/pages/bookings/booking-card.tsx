import type { Booking } from '#contract/squads/bookings.ts';
import { formatDuration } from '#domain/text/format.ts';
import { inText, untilText, whenTitle } from '../../entities/booking/booking-dates';
import { useLanguageName } from '../../entities/game/use-language-name';
import { Money } from '../../entities/money/money';
import { PersonAvatar } from '../../entities/person/person-avatar';
import { PersonName } from '../../entities/person/person-name';
import { Badge } from '../../kit/display/badge';
import { Facts } from '../../kit/display/facts';
import { Countdown } from '../../kit/display/date-and-countdown';
import { useServerNow } from '../../kit/time/use-server-now';
import { BookingActions } from './booking-actions';
import { closingText, otherSide, statusText, statusTones } from './booking-text';
import { Due, CardFrame, Note, Sum, When, Who } from './booking-styles';
import { texts } from './texts';

/** What cancelling now means for a client; nothing for others. */
const cancelText = ({ status, side, freeCancelUntil }: Booking, now: number): string | null => {
  if (status !== 'CONFIRMED' || side !== 'CLIENT') return null;
  const until = Date.parse(freeCancelUntil);
  return now < until ? texts.free(untilText(until, now)) : texts.late;
};

const stepMs = 10_000;

/** One booking, from the viewer's side. */
export const BookingCard = ({ booking }: { readonly booking: Booking }) => {
  const now = useServerNow(stepMs);
  const languageName = useLanguageName();
  const { side, category, durationMinutes, platform, languages, startsAt, note, price, income, answerBy, gameId } =
    booking;
  const starts = Date.parse(startsAt);
  const other = otherSide(booking);
  const isOpen = booking.closed === null && booking.squadId === null;
  const left = isOpen ? inText(starts, now) : null;
  const waits = booking.status === 'REQUESTED' && answerBy !== null;
  const cancelling = cancelText(booking, now);
  const closing = closingText(booking);
  const title = whenTitle(starts, now);
  return (
    <CardFrame aria-label={`${title}, ${other.username}`}>
      <When>
        <h2>
          <time dateTime={startsAt}>{title}</time>
        </h2>
        {left !== null && <small>{left}</small>}
      </When>
      <div>
        <Badge $tone={statusTones[booking.status]}>{statusText(booking)}</Badge>
      </div>
      <Who>
        <PersonAvatar person={other} />
        <div>
          <small>{texts.yours[side]}</small>
          <b>
            <PersonName userId={other.id} username={other.username} gameId={gameId} />
          </b>
        </div>
      </Who>
      <Sum>
        <small>{side === 'MATE' && income !== null ? texts.income : texts.price}</small>
        <Money value={side === 'MATE' && income !== null ? income : price} />
      </Sum>
      <Note>
        <Facts facts={[category.name, formatDuration(durationMinutes), platform, ...languages.map(languageName)]} />
        {note !== '' && <blockquote aria-label={texts.note}>{note}</blockquote>}
        {waits && (
          <Due>
            {side === 'CLIENT' ? texts.answerClient : texts.answerMate} <Countdown until={answerBy} />
          </Due>
        )}
        {cancelling !== null && <p>{cancelling}</p>}
        {closing.length > 0 && <p>{closing.join('. ')}</p>}
        {booking.closed !== null && booking.closed.reason !== null && (
          <blockquote aria-label={texts.reason}>{booking.closed.reason}</blockquote>
        )}
      </Note>
      <BookingActions booking={booking} isLate={waits && Date.parse(answerBy) <= now} />
    </CardFrame>
  );
};
