import { setServerTime } from '../ui/time/server-now';

/** Every answer tells the server's time: countdowns do not trust the visitor's clock. */
export const serverTimeReceived = (response: Response): void => {
  const time = response.headers.get('x-server-time');
  if (time !== null) setServerTime(time);
};
