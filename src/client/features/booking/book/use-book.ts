import { useNavigate } from 'react-router';
import type { BodyInputOf } from '#contract/kit/endpoint.ts';
import type { Contract } from '#contract/contract.ts';
import { useAttempt } from '#client/api/use-attempt.ts';
import type { ApiFailure } from '#client/api/api-error.ts';
import { isLost } from '#client/api/api-error.ts';
import { useBookMutation } from '#client/entities/booking/bookings-api.ts';
import { whenText } from '#client/entities/booking/booking-dates.ts';
import { useModals } from '#client/entities/modals/modals.ts';
import { shortfallOf } from '#client/entities/money/shortfall-of.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { dropBookingDraft } from './booking-draft';
import { texts } from './texts';
import { bookingsPath } from '#contract/routes/game-pages.ts';

type NewBooking = BodyInputOf<Contract['POST /v1/bookings']>;

/**
 * Books once, however often the button is pressed, then opens the page of the booking. `errorText` is the text of a
 * refusal.
 */
export const useBook = () => {
  const { run, refusal, refuse } = useAttempt();
  const [book] = useBookMutation();
  const navigate = useNavigate();
  const modals = useModals();
  const toast = useToast();

  const tell = (failure: ApiFailure): string | undefined => {
    const { code, message, details } = failure;
    if (isLost(failure)) return texts.lost;
    if (code !== 'BALANCE_INSUFFICIENT') return message;
    modals.open({ name: 'deposit', props: shortfallOf(details) });
    return undefined;
  };

  const submit = (body: NewBooking) =>
    run(async () => {
      await book({ body }).unwrap();
      dropBookingDraft(body.mateId);
      toast.success(texts.done(whenText(Date.parse(body.startsAt), serverNow())), 6000);
      await navigate(bookingsPath({ gameId: body.gameId }));
    }, tell);
  return { submit, errorText: refusal, clearError: () => refuse(undefined) };
};
