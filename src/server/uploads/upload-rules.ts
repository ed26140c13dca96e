import type { ErrorCode } from '../../contract/errors/error-code';
import type { FileKind } from './file-kinds';

/** What one call takes. */
export interface UploadRules {
  /** Name of the multipart field. */
  readonly field: string;
  readonly maxBytes: number;
  readonly kinds: readonly FileKind[];
  readonly tooLarge: ErrorCode;
  readonly wrongKind: ErrorCode;
}

/** A file that has come and is what it should be. */
export interface Upload {
  readonly kind: FileKind;
  readonly bytes: Buffer;
  /** The person's own name for it, to be shown and never to be used as a path; at most 120 characters. */
  readonly name: string;
}
