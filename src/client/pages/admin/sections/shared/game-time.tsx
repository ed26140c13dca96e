import { whenText, whenTitle } from '../../../../entities/booking/booking-dates';
import { useServerNow } from '../../../../kit/time/use-server-now';

const minuteMs = 60_000;

/** When a game that was agreed on begins: unlike other moments of the desk it needs its hour, however far it is. */
export const GameTime = ({ value, title = false }: { readonly value: string; readonly title?: boolean }) => {
  const now = useServerNow(minuteMs);
  return <time dateTime={value}>{(title ? whenTitle : whenText)(Date.parse(value), now)}</time>;
};
