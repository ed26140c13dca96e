import { sniffedBytes, sniffKind } from '#domain/files/sniff-kind.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { texts } from './texts';

/** Why the server would refuse a file, as text; null when it accepts it. */
const errorOf = async (file: File): Promise<string | null> => {
  if (file.size > disputeTerms.maxFileBytes) return texts.tooLarge(file.name);
  const head = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
  const kind = sniffKind(head);
  return disputeTerms.fileKinds.some((accepted) => accepted === kind) ? null : texts.wrongKind(file.name);
};

interface CheckedFiles {
  readonly files: readonly File[];
  readonly errors: readonly string[];
}

/**
 * Splits the chosen files into those that a dispute accepts, checked before it is opened, and errors for the others.
 */
export const checkFiles = async (chosen: readonly File[]): Promise<CheckedFiles> => {
  const checked = await Promise.all(chosen.map(async (file) => ({ file, error: await errorOf(file) })));
  return {
    files: checked.flatMap(({ file, error }) => (error === null ? [file] : [])),
    errors: checked.flatMap(({ error }) => error ?? []),
  };
};
