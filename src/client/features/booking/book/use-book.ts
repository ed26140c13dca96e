import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { BodyInputOf } from '#contract/kit/endpoint.ts';
import type { Contract } from '#contract/contract.ts';
import { failureOf, isLost } from '#client/api/api-error.ts';
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
  const [errorText, setErrorText] = useState<string | null>(null);
  const [book] = useBookMutation();
  const navigate = useNavigate();
  const modals = useModals();
  const toast = useToast();

  const refused = (error: unknown): void => {
    const failure = failureOf(error);
    const { code, message, details } = failure;
    if (isLost(failure)) return setErrorText(texts.lost);
    if (code === 'BALANCE_INSUFFICIENT') return modals.open({ name: 'deposit', props: shortfallOf(details) });
    return setErrorText(message);
  };

  const submit = async (body: NewBooking): Promise<void> => {
    setErrorText(null);
    try {
      await book({ body }).unwrap();
      dropBookingDraft(body.mateId);
      toast.success(texts.done(whenText(Date.parse(body.startsAt), serverNow())), 6000);
      await navigate(bookingsPath({ gameId: body.gameId }));
    } catch (error) {
      refused(error);
    }
  };
  return { submit, errorText, clearError: () => setErrorText(null) };
};
