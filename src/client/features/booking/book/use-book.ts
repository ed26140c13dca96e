import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { BodyInputOf } from '../../../../contract/kit/endpoint';
import type { Contract } from '../../../../contract/contract';
import { failureOf, isLost } from '../../../api/api-error';
import { useBookMutation } from '../../../entities/booking/bookings-api';
import { whenText } from '../../../entities/booking/booking-dates';
import { useModals } from '../../../entities/modals/modals';
import { useIdempotencyKey } from '../../../entities/money/use-idempotency-key';
import { shortfallOf } from '../../../entities/money/shortfall-of';
import { serverNow } from '../../../kit/time/server-now';
import { useToast } from '../../../kit/toast/use-toast';
import { dropBookingDraft } from './booking-draft';
import { texts } from './texts';

type NewBooking = BodyInputOf<Contract['POST /v1/bookings']>;

/**
 * Books once, however often the button is pressed, then opens the page of the booking. `errorText` is the text of a
 * refusal.
 */
export const useBook = () => {
  const [errorText, setErrorText] = useState<string | null>(null);
  const [book] = useBookMutation();
  const { send } = useIdempotencyKey();
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
      await send(body, (idempotencyKey) => book({ body, idempotencyKey }).unwrap());
      dropBookingDraft(body.mateId);
      toast.success(texts.done(whenText(Date.parse(body.startsAt), serverNow())), 6000);
      await navigate(`/${body.gameId}/bookings`);
    } catch (error) {
      refused(error);
    }
  };
  return { submit, errorText, clearError: () => setErrorText(null) };
};
