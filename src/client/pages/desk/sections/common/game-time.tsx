import { whenText, whenTitle } from '#client/entities/booking/booking-dates.ts';
import { useServerNow } from '#client/kit/time/use-server-now.ts';

const minuteMs = 60_000;

/** When a booked game begins: unlike other dates of the desk it always includes the hour. */
export const GameTime = ({ value, title = false }: { readonly value: string; readonly title?: boolean }) => {
  const now = useServerNow(minuteMs);
  return <time dateTime={value}>{(title ? whenTitle : whenText)(Date.parse(value), now)}</time>;
};
