import * as z from 'zod/mini';
import type { FieldValues, Resolver } from 'react-hook-form';

type Messages<T> = Readonly<Partial<Record<Extract<keyof T, string>, string>>>;

/** Validates a form with a schema of the contract: the first issue of each field, with the form's own message. */
export const schemaResolver =
  <Values extends FieldValues>(schema: z.ZodMiniType<unknown, Values>, messages: Messages<Values>): Resolver<Values> =>
  (values) => {
    const checked = z.safeParse(schema, values);
    if (checked.success) return { values, errors: {} };
    const texts: Readonly<Record<string, string | undefined>> = messages;
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of checked.error.issues) {
      const field = String(path[0] ?? 'root');
      errors[field] ??= { type: code, message: texts[field] ?? message };
    }
    return formErrors<Values>(errors);
  };

/** The form's error type mirrors the shape of its values; ours are one level deep. */
const formErrors = <Values extends FieldValues>(errors: Record<string, { type: string; message: string }>) => ({
  values: {},
  errors: errors as Awaited<ReturnType<Resolver<Values>>>['errors'],
});
