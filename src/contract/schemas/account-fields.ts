import * as z from 'zod/mini';
import { authLimits } from '#domain/people/auth-limits.ts';
import { canonicalEmail, emailShape } from '#domain/people/email.ts';
import { profileLimits, usernameError } from '#domain/people/username.ts';
import { checkedAs } from './field-check';
import { tidy } from './tidy';

const { min: passwordMin, max: passwordMax } = authLimits.password;

/**
 * Letters of one script, digits, «_» and «-»; the server also checks that no similar-looking name exists
 * (specification, section 5).
 */
export const username = checkedAs(
  'IS_USERNAME',
  z.string().check(
    tidy(),
    z.minLength(profileLimits.usernameMin),
    z.maxLength(profileLimits.usernameMax),
    z.refine((name: string) => usernameError(name) !== 'CHARACTERS', 'Только буквы, цифры, «_» и «-»'),
    z.refine(
      (name: string) => usernameError(name) !== 'MIXED_SCRIPTS',
      'Буквы только одного алфавита: или русского, или латинского',
    ),
  ),
);

/** In its canonical form: lower case, the domain in ASCII. */
export const email = checkedAs(
  'IS_EMAIL',
  z.string().check(tidy(), z.overwrite(canonicalEmail), z.regex(emailShape), z.maxLength(254)),
);

/** A new password. */
export const password = checkedAs('IS_PASSWORD', z.string().check(z.minLength(passwordMin), z.maxLength(passwordMax)));

/** A password to be verified; only its length is checked. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(passwordMax));

export const emailCode = z.string().check(z.regex(new RegExp(`^\\d{${authLimits.emailCode.digits}}$`)));

/** Opaque one-time token from a letter. */
export const token = z.string().check(z.minLength(20), z.maxLength(200));

/** `login` is the email or the username. */
export const credentials = z.object({
  login: z.string().check(tidy(), z.minLength(3), z.maxLength(254)),
  password: givenPassword,
});
