import { isNamedAs } from '#domain/files/names-of-kinds.ts';
import { disputeFileKinds } from '#domain/squad/facts/dispute-file-kinds.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { texts } from './texts';

/** Why the server would refuse a file, as text; null when nothing is known against it: its bytes are the server's. */
const errorOf = ({ name, size }: File): string | null => {
  if (size > disputeTerms.maxFileBytes) return texts.tooLarge(name);
  return size > 0 && isNamedAs(name, disputeFileKinds) ? null : texts.wrongKind(name);
};

interface CheckedFiles {
  readonly files: readonly File[];
  readonly errors: readonly string[];
}

/**
 * Splits the chosen files into those that a dispute accepts, checked before it is opened, and errors for the others.
 */
export const checkFiles = (chosen: readonly File[]): CheckedFiles => ({
  files: chosen.filter((file) => errorOf(file) === null),
  errors: chosen.flatMap((file) => errorOf(file) ?? []),
});
