import * as z from 'zod/mini';
import { fieldChecks } from '../schemas/field-check';
import { errorCodes } from './error-code';

/**
 * Every refusal on the wire. `message` is the Russian text for the person, `requestId` is what they tell
 * the support. `details` depends on the code: for VALIDATION_ERROR it is `validationDetails`.
 */
export const apiErrorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  details: z.optional(z.unknown()),
  requestId: z.string(),
});

/**
 * `details` of VALIDATION_ERROR: one text per field; `path` starts with the part of the request, `body.email`,
 * `query.ids.0`. `check` tells a program which kind of check the field has not passed, where it has a name.
 */
export const validationDetails = z.object({
  fields: z.array(z.object({ path: z.string(), message: z.string(), check: z.optional(z.enum(fieldChecks)) })),
});
