import * as z from 'zod/mini';
import { fieldChecks } from '../schemas/field-check';
import { errorCodes } from './error-code';

/**
 * The body of every refusal. `message` is the Russian text for the person, `requestId` helps the support to find the
 * log entry. `details` depends on the code: for VALIDATION_ERROR it is `validationDetails`.
 */
export const apiErrorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  details: z.optional(z.unknown()),
  requestId: z.string(),
});

/**
 * `details` of VALIDATION_ERROR: one message per field. `path` starts with the part of the request: `body.email`,
 * `query.ids.0`. `check` is the kind of the failed check, if it has one, for programs.
 */
export const validationDetails = z.object({
  fields: z.array(z.object({ path: z.string(), message: z.string(), check: z.optional(z.enum(fieldChecks)) })),
});
