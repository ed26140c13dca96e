import { CalendarPlus } from '../../kit/icons/calendar-plus';
import { MessageCircle } from '../../kit/icons/message-circle';
import { Swords } from '../../kit/icons/swords';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Booking } from '#contract/squads/bookings.ts';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { bookAgainPath } from '../../entities/booking/booking-paths';
import { useAnswerBookingMutation } from '../../entities/booking/bookings-api';
import { chatWithParam } from '../../entities/person/paths';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { saveFile } from '../../kit/display/save-file';
import { ConfirmDialog } from '../../kit/overlay/confirm-dialog';
import { serverNow } from '../../kit/time/server-now';
import { useToast } from '../../kit/toast/use-toast';
import { otherSide } from './booking-text';
import { Actions } from './booking-styles';
import { calendarFile } from './calendar-file';
import { CancelDialog } from './cancel-dialog';
import { texts } from './texts';
import { squadPath } from '#contract/routes/game-pages.ts';

interface Answering {
  readonly booking: Booking;
  /** The term for the answer is over: the server will report it at any moment. */
  readonly isLate: boolean;
}

/** A mate's two answers. */
const Answers = ({ booking: { id, client }, isLate }: Answering) => {
  const [send] = useAnswerBookingMutation();
  const [asking, setAsking] = useState(false);
  // The answer was accepted; the cached list may still show the previous state.
  const [answered, setAnswered] = useState(false);
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const answer = async (accepted: boolean): Promise<void> => {
    try {
      await send({ params: { id }, body: { accepted } }).unwrap();
      setAnswered(true);
      toast.success(accepted ? texts.accepted : texts.declined);
    } catch (error) {
      showRefusal(error, 6000);
    }
    setAsking(false);
  };
  if (isLate || answered) return null;
  return (
    <>
      <Button variant="primary" size="sm" aria-label={texts.acceptFrom(client.username)} onClick={() => answer(true)}>
        {texts.accept}
      </Button>
      <Button size="sm" aria-label={texts.declineFrom(client.username)} onClick={() => setAsking(true)}>
        {texts.decline}
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.declineTitle}
          text={texts.declineText(client.username)}
          confirmLabel={texts.decline}
          dangerous
          onConfirm={() => answer(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

const calendarType = 'text/calendar';

/** Everything that the viewer may do with a booking now. */
export const BookingActions = ({ booking, isLate }: Answering) => {
  const [cancelling, setCancelling] = useState(false);
  const { pathname, search } = useLocation();
  const { status, side, gameId, squadId, ifCancelled, category } = booking;
  const other = otherSide(booking);
  const name = other.username;
  const chat = new URLSearchParams(search);
  chat.set(chatWithParam, other.id);
  const isOpen = status === 'REQUESTED' || status === 'CONFIRMED';
  const toCalendar = (): void => {
    const text = calendarFile(
      booking,
      texts.calendarTitle(category.name, name),
      `${location.origin}${pathname}`,
      serverNow(),
    );
    saveFile('naparnik.ics', text, calendarType);
  };
  return (
    <Actions>
      {status === 'REQUESTED' && side === 'MATE' && <Answers booking={booking} isLate={isLate} />}
      {squadId !== null && (
        <ButtonLink variant="primary" size="sm" to={squadPath({ gameId, squadId })}>
          <Swords aria-hidden />
          {texts.squad}
        </ButtonLink>
      )}
      {!isOpen && side === 'CLIENT' && (
        <ButtonLink size="sm" to={bookAgainPath(booking)} aria-label={texts.againWith(name)}>
          {texts.again}
        </ButtonLink>
      )}
      <ButtonLink variant="soft" size="sm" to={`${pathname}?${chat.toString()}#chat`} aria-label={texts.writeTo(name)}>
        <MessageCircle aria-hidden />
        {texts.write}
      </ButtonLink>
      {status === 'CONFIRMED' && (
        <Button variant="ghost" size="sm" aria-label={texts.calendarOf(name)} onClick={toCalendar}>
          <CalendarPlus aria-hidden />
          {texts.calendar}
        </Button>
      )}
      {isOpen && ifCancelled !== null && !(side === 'MATE' && status === 'REQUESTED') && (
        <Button variant="ghost" size="sm" aria-label={texts.cancelOf(name)} onClick={() => setCancelling(true)}>
          {texts.cancel}
        </Button>
      )}
      {cancelling && isOpen && <CancelDialog booking={booking} onClose={() => setCancelling(false)} />}
    </Actions>
  );
};
