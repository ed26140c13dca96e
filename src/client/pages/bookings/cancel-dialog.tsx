import { useState } from 'react';
import type { Booking } from '#contract/squads/bookings.ts';
import { isLost } from '../../api/api-error';
import { useAttempt } from '../../api/use-attempt';
import { useBookingQuery, useCancelBookingMutation } from '../../entities/booking/bookings-api';
import { formatMoney } from '../../entities/money/money';
import { Button } from '../../kit/controls/button';
import { FactList } from '../../kit/display/fact-list';
import { BusySkeleton } from '../../kit/feedback/busy-skeleton';
import { FormError } from '../../kit/form/form';
import { FinePrint } from '../../kit/layout/prose';
import { Dialog } from '../../kit/overlay/dialog';
import { DialogActions } from '../../kit/overlay/dialog-styles';
import { useToast } from '../../kit/toast/use-toast';
import { texts } from './texts';

interface CancelDialogProps {
  /** As cached by the list, possibly hours ago. */
  readonly booking: Booking;
  readonly onClose: () => void;
}

/**
 * Shows what is refunded and what goes to the mate before anything is cancelled, and cancels on exactly these terms.
 */
export const CancelDialog = ({ booking, onClose }: CancelDialogProps) => {
  const { id, side, price } = booking;
  const [openedAt] = useState(() => Date.now());
  const { data, isFetching, fulfilledTimeStamp, error } = useBookingQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  // Once loaded after opening, the sums stay during a refetch: they are being read.
  const counting = isFetching && (fulfilledTimeStamp ?? 0) < openedAt;
  // If the request fails, the list's sums are used: the server refuses outdated ones.
  const { ifCancelled } = error === undefined && data !== undefined ? data : booking;
  const [cancel] = useCancelBookingMutation();
  const { run, refusal } = useAttempt();
  const toast = useToast();
  const returned = ifCancelled?.returned ?? 0;
  const isLate = side === 'CLIENT' && returned < price;

  const submit = async (): Promise<void> => {
    const isDone = await run(
      () => cancel({ params: { id }, body: { returned } }).unwrap(),
      (failure) => (isLost(failure) ? texts.lost : failure.message),
    );
    if (!isDone) return;
    toast.success(texts.cancelled);
    onClose();
  };
  const facts: readonly (readonly [string, string])[] = [
    [side === 'CLIENT' ? texts.back : texts.backToClient, formatMoney(returned)],
    ...(isLate ? [[texts.toMate, formatMoney(ifCancelled?.income ?? 0)] as const] : []),
  ];
  return (
    <Dialog title={texts.cancelTitle} onClose={onClose}>
      {counting ? <BusySkeleton $height={24} /> : <FactList facts={facts} />}
      {isLate && !counting && <FinePrint>{texts.lateWhy}</FinePrint>}
      {refusal !== undefined && <FormError>{refusal}</FormError>}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {texts.keep}
        </Button>
        <Button variant="danger" whyNot={counting ? texts.counting : null} onClick={submit}>
          {texts.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
