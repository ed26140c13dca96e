import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { failureOf } from './api-error';

/**
 * Shows a refusal under the field that it concerns, otherwise under the whole form; the values of the form stay.
 * `messages` replace the texts of the catalogue where the screen can be more specific.
 */
export const showRefusal = <Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: Readonly<Partial<Record<string, Path<Values>>>>,
  messages: Readonly<Partial<Record<string, string>>> = {},
): void => {
  const { code, message: general } = failureOf(error);
  const message = messages[code] ?? general;
  const field = fields[code];
  if (field === undefined) setError('root', { type: code, message });
  else setError(field, { type: code, message }, { shouldFocus: true });
};
