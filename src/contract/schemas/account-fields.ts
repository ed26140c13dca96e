import * as z from 'zod/mini';

/** Unicode look-alikes and one-script rule are checked by domain/users; here only shape and length. */
export const username = z
  .string()
  .check(z.trim(), z.minLength(3), z.maxLength(20), z.regex(/^(?:[A-Za-z0-9_-]+|[А-Яа-яЁё0-9_-]+)$/));

export const email = z.email().check(z.maxLength(254), z.toLowerCase());

export const password = z.string().check(z.minLength(8), z.maxLength(128));

export const emailCode = z.string().check(z.regex(/^\d{6}$/));

/** Opaque one-time token out of a letter. */
export const token = z.string().check(z.minLength(20), z.maxLength(200));

/** `login` is the email or the username. */
export const credentials = z.object({
  login: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});
