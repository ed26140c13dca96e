import * as z from 'zod/mini';
import { credentials, email, password, username } from '../../../contract/schemas/account-fields';

/** What the forms ask for: the contract's own fields. An empty country is not sent. */
export const signInForm = credentials;

export const registerForm = z.object({ email, username, password, country: z.string(), allowMarketing: z.boolean() });

export const resetForm = z.object({ email });

export const newPasswordForm = z.object({ password });
