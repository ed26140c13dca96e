import * as z from 'zod/mini';

/** `details` of VALIDATION_ERROR: one text per field; `path` starts with the part of the request, `body.email`, `query.ids.0`. */
export const validationDetails = z.object({
  fields: z.array(z.object({ path: z.string(), message: z.string() })),
});
