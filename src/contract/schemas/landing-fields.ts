import * as z from 'zod/mini';
import { gameId } from './fields';

export const landingSlug = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'Маленькие латинские буквы, цифры и дефис, не длиннее 64 знаков'));

/** Texts of a landing page. */
export const landingFields = z.object({
  id: landingSlug,
  gameId,
  title: z.string(),
  lead: z.string(),
  points: z.array(z.string()),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});
