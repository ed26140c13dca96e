/** As the IANA writes them; an offset («+03:00») reads the other way round in PostgreSQL. */
const form = /^[A-Z][A-Za-z]*(?:\/[A-Za-z0-9_+-]+){0,2}$/;

/** Whether this is the name of an IANA time zone that this machine knows. */
export const isTimeZone = (name: string): boolean => {
  if (!form.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
