/** The IANA zone that this browser lives by. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
