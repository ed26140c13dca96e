import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../../contract/errors/error-code';
import { type FileKind, sniffKind } from '../../../domain/files/sniff-kind';
import { Refusal } from '../http/refusal';
import { safeFileName } from './send-file';

/** What one call takes. */
export interface UploadRules {
  /** Name of the multipart field. */
  readonly field: string;
  readonly maxBytes: number;
  readonly kinds: readonly FileKind[];
  /** Tells the kind of the whole file; absent: `sniffKind`. */
  readonly sniff?: (bytes: Buffer) => FileKind | null;
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

/** The form parser's own words for what nobody could read; they are the sender's fault, and carry no status. */
const unreadableForm =
  /unexpected end of multipart data|Boundary not found|Malformed part header|Part terminated early|length bigger than 256/i;

/** Node's own word for a visitor who hung up: nobody hears the refusal, and it is no fault of ours. */
const isHungUp = (problem: Error): boolean =>
  problem.message === 'aborted' && 'code' in problem && problem.code === 'ECONNRESET';

/** The refusal of a form that broke off or never was one; null for any other problem. */
export const brokenForm = (problem: unknown): Refusal | null =>
  problem instanceof Error && (unreadableForm.test(problem.message) || isHungUp(problem))
    ? new Refusal('VALIDATION_ERROR', { fields: [{ path: 'body', message: 'Файл не дошёл целиком. Отправь ещё раз' }] })
    : null;

/**
 * The one file of a multipart request, still on its way.
 * @throws Refusal VALIDATION_ERROR when the request is no form or the field is missing
 */
export const requireFile = async (
  request: FastifyRequest,
  { field, maxBytes }: UploadRules,
): Promise<MultipartFile> => {
  const missing = new Refusal('VALIDATION_ERROR', { fields: [{ path: `body.${field}`, message: 'Выбери файл' }] });
  if (!request.isMultipart()) throw missing;
  const file = await request
    .file({ limits: { files: 1, fields: 10, parts: 11, fileSize: maxBytes }, throwFileSizeLimit: false })
    .catch((problem: unknown) => {
      throw brokenForm(problem) ?? problem;
    });
  if (!file) throw missing;
  if (file.fieldname !== field) {
    file.file.resume();
    throw missing;
  }
  return file;
};

/**
 * Reads a small file (up to some megabytes) into memory and checks what it is by its bytes.
 * @throws Refusal VALIDATION_ERROR without a file, and the two codes of the rules
 */
export const readUpload = async (request: FastifyRequest, rules: UploadRules): Promise<Upload> => {
  const coming = await requireFile(request, rules);
  const parts: Buffer[] = [];
  try {
    for await (const part of coming.file) parts.push(part);
  } catch (problem) {
    throw brokenForm(problem) ?? problem;
  }
  if (coming.file.truncated) throw new Refusal(rules.tooLarge, { maxBytes: rules.maxBytes });
  const bytes = Buffer.concat(parts);
  const kind = (rules.sniff ?? sniffKind)(bytes);
  if (kind === null || !rules.kinds.includes(kind)) throw new Refusal(rules.wrongKind);
  return { kind, bytes, name: safeFileName(coming.filename) };
};
