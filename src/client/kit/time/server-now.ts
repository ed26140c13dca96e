import { ownWallClock, type WallClock, wallClockIn } from '#domain/text/wall-time.ts';
import { browserTimeZone } from './browser-time-zone';

let offset = 0;

/** Sets the server's time from the `x-server-time` header of a response; `serverNow` is based on it. */
export const setServerTime = (iso: string): void => {
  const moment = Date.parse(iso);
  if (Number.isFinite(moment)) offset = moment - Date.now();
};

/** Epoch milliseconds by the server's clock; every countdown uses it. */
export const serverNow = (): number => Date.now() + offset;

/** Of the account; null for a guest. */
let zone: string | null = null;
let zoneHere: string | null = null;

/** Times are shown in the person's own time zone, stored with the account; for a guest in the browser's. */
export const setTimeZone = (timeZone: string): void => {
  zone = timeZone;
};

/** Its name (IANA), asked for when it is needed and not before: it takes a slow phone a tenth of a second. */
export const currentTimeZone = (): string => zone ?? (zoneHere ??= browserTimeZone());

/** Its clock; the browser's own needs no name. */
export const currentClock = (): WallClock => (zone === null ? ownWallClock : wallClockIn(zone));
