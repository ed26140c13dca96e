import type { CallResponse } from '#client/api/call.ts';
import { useCancelAnyBookingMutation } from '#client/entities/desk/bookings-api.ts';
import { Money } from '#client/entities/money/money.tsx';
import { SumLine } from '../../kit/drawer/panel';
import { texts } from './texts';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

interface Props {
  readonly booking: CallResponse<'GET /v1/admin/bookings/{id}'>;
  readonly onClose: () => void;
}

/** Both will read the reason; the client gets everything back. */
export const CancelBooking = ({ booking: { id, price }, onClose }: Props) => {
  const cancel = useAct(useCancelAnyBookingMutation(), {
    title: texts.cancelTitle,
    subject: `booking:${id}`,
    done: texts.cancelled,
    onClose,
  });
  return (
    <ActDialog
      act={cancel}
      title={texts.cancelTitle}
      confirmLabel={texts.cancelDo}
      toPerson
      ready={texts.reasons}
      consequence={
        <dl>
          <SumLine strong label={texts.toClient} value={<Money value={price} />} />
          <SumLine label={texts.toMate} value={<Money value={0} />} />
        </dl>
      }
      argsOf={(body) => ({ params: { id }, body })}
    />
  );
};
