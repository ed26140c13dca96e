import type { CallResponse } from '#client/api/call.ts';
import { useCancelAnyBookingMutation } from '#client/entities/admin/admin-bookings-api.ts';
import { Money } from '#client/entities/money/money.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { SumLine } from '../../kit/drawer/panel';
import { useSeen } from '../../kit/drawer/subject-history';
import { texts } from './texts';

interface Props {
  readonly booking: CallResponse<'GET /v1/admin/bookings/{id}'>;
  readonly onClose: () => void;
}

/** Both will read the reason; the client gets everything back. */
export const CancelBooking = ({ booking: { id, price }, onClose }: Props) => {
  const [cancel] = useCancelAnyBookingMutation();
  const seen = useSeen(`booking:${id}`, true);
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.cancelTitle}
      confirmLabel={texts.cancelDo}
      toPerson
      ready={texts.reasons}
      incomplete={seen === undefined}
      consequence={
        <dl>
          <SumLine strong label={texts.toClient} value={<Money value={price} />} />
          <SumLine label={texts.toMate} value={<Money value={0} />} />
        </dl>
      }
      onClose={onClose}
      onConfirm={async (reason) => {
        const body = { reason, seen: seen ?? 0 };
        await cancel({ params: { id }, body }).unwrap();
        toast.success(texts.cancelled);
      }}
    />
  );
};
