import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { failureOf } from './api-error';

/**
 * Puts a refusal under the field it speaks of, else under the whole form; nothing typed is lost. `words` say it closer
 * than the catalogue where the screen knows more.
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
