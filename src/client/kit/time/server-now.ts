import { browserTimeZone } from './browser-time-zone';

let offset = 0;

/** Sets the server's time from the `x-server-time` header of a response; `serverNow` is based on it. */
export const setServerTime = (iso: string): void => {
  const moment = Date.parse(iso);
  if (Number.isFinite(moment)) offset = moment - Date.now();
};

/** Epoch milliseconds by the server's clock; every countdown uses it. */
export const serverNow = (): number => Date.now() + offset;

let zone: string | null = null;

/** Times are shown in the person's own time zone, stored with the account; for a guest in the browser's. */
export const setTimeZone = (timeZone: string): void => {
  zone = timeZone;
};

/** Asked for when a time is shown and not before: the first formatter of a page takes a slow phone a tenth of a second. */
export const currentTimeZone = (): string => (zone ??= browserTimeZone());
