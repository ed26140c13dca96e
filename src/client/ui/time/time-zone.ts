let zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Hours are shown in the person's own time zone, kept with the account; a guest's is the browser's. */
export const setTimeZone = (timeZone: string): void => {
  zone = timeZone;
};

export const currentTimeZone = (): string => zone;
