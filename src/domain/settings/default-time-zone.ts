/** IANA zone of people who have not chosen one. */
export const defaultTimeZone = 'Europe/Moscow';
