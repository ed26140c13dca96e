let offset = 0;

/** Takes the moment of an answer's `x-server-time` header: from then on `serverNow` follows the server. */
export const setServerTime = (iso: string): void => {
  const moment = Date.parse(iso);
  if (Number.isFinite(moment)) offset = moment - Date.now();
};

/** Epoch milliseconds by the server's clock; every countdown goes by it. */
export const serverNow = (): number => Date.now() + offset;

let zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Hours are shown in the person's own time zone, kept with the account; a guest's is the browser's. */
export const setTimeZone = (timeZone: string): void => {
  zone = timeZone;
};

export const currentTimeZone = (): string => zone;
