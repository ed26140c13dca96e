/** IANA names only; an offset («+03:00») has the opposite sign in PostgreSQL. */
const form = /^[A-Z][A-Za-z]*(?:\/[A-Za-z0-9_+-]+){0,2}$/;

/** Whether this is the name of an IANA time zone known to this runtime. */
export const isTimeZone = (name: string): boolean => {
  if (!form.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
