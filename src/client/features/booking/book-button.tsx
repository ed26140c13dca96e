import { CalendarClock } from '../../kit/icons/calendar-clock';
import { type ComponentProps, Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import { useBookingTimesQuery } from '../../entities/booking/bookings-api';
import { bookParam } from '../../entities/booking/booking-paths';
import { modalsSlice } from '../../entities/modals/modals';
import { Button } from '../../kit/controls/button';
import { whenIdle } from '../../kit/layout/defer';
import { toastAndClose } from '../../kit/overlay/load-errors';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import type { BookDialog } from './book/book-dialog';
import { texts } from './texts';

const dialog = lazyComponent<ComponentProps<typeof BookDialog>>(
  () => import(/* webpackChunkName: "book" */ './book/book-dialog').then((m) => m.BookDialog),
  { renderError: toastAndClose },
);

type Booking = Omit<ComponentProps<typeof BookDialog>, 'onClose' | 'asked'>;

/** The most common length. Requested for every mate before their page is rendered. */
const usualMinutes = 60;

export const usualTimesCall = (mateId: string) => ({ params: { mateId }, query: { durationMinutes: usualMinutes } });

/** Whether this person may book this mate; null until it is known. A mate cannot book another mate. */
export const useBookable = (mateId: string, isClient: boolean): boolean | null => {
  const { data, isLoading } = useBookingTimesQuery(usualTimesCall(mateId), { skip: !isClient });
  if (!isClient) return false;
  return isLoading ? null : (data?.open ?? false);
};

interface BookButtonProps {
  readonly categoryId: number | undefined;
  /** Booking is the main action available with this mate now. */
  readonly main: boolean;
}

/** Opens the sheet through the address, so that it is open again after signing in or a payment. */
export const BookButton = ({ categoryId, main }: BookButtonProps) => {
  const [, setQuery] = useAddressQuery();
  useEffect(() => whenIdle(() => void dialog.preload()), []);
  return (
    <Button
      variant={main ? 'primary' : 'secondary'}
      size={main ? 'lg' : 'md'}
      wide
      aria-haspopup="dialog"
      onClick={() =>
        setQuery(
          (before) => {
            before.set(bookParam, categoryId === undefined ? '' : String(categoryId));
            return before;
          },
          { preventScrollReset: true },
        )
      }
    >
      <CalendarClock aria-hidden />
      {main ? texts.book : texts.later}
    </Button>
  );
};

/** The sheet, open as long as the address asks for it; hidden while another modal is open. */
export const BookSheet = ({ mate, me }: Booking) => {
  const [query, setQuery] = useAddressQuery();
  const covered = useSelector(modalsSlice.selectors.topModal) !== undefined;
  const requested = query.get(bookParam);
  if (requested === null || covered) return null;
  const close = () =>
    setQuery(
      (before) => {
        before.delete(bookParam);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Suspense>
      <dialog.Component mate={mate} me={me} asked={requested} onClose={close} />
    </Suspense>
  );
};
