import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors/error-code.ts';
import { type FileKind, pictureKinds } from '#domain/files/file-kind.ts';
import { Refusal } from '../http/refusal';
import { safeFileName } from './send-file';
import { type SniffedKind, sniffKind } from './sniff-kind';

/** What one upload call accepts. */
export interface UploadRules {
  /** Name of the multipart field. */
  readonly field: string;
  readonly maxBytes: number;
  readonly kinds: readonly FileKind[];
  /** Detects the kind of the whole file; default: `sniffKind`. */
  readonly sniff?: (bytes: Buffer) => FileKind | null;
  readonly tooLarge: ErrorCode;
  readonly wrongKind: ErrorCode;
}

const heic = (field: string): Refusal =>
  new Refusal('VALIDATION_ERROR', {
    fields: [
      { path: `body.${field}`, message: 'Снимки HEIC видны только на устройствах Apple. Сохрани картинку как JPEG' },
    ],
  });

/** The kind, if the call accepts it. @throws Refusal `wrongKind`, VALIDATION_ERROR for a HEIC where pictures are taken */
export const requireKind = (
  kind: SniffedKind | null,
  { field, kinds, wrongKind }: Pick<UploadRules, 'field' | 'kinds' | 'wrongKind'>,
): FileKind => {
  if (kind === 'heic' && pictureKinds.some((picture) => kinds.includes(picture))) throw heic(field);
  if (kind === null || kind === 'heic' || !kinds.includes(kind)) throw new Refusal(wrongKind);
  return kind;
};

/** An uploaded file of an accepted kind. */
export interface Upload {
  readonly kind: FileKind;
  readonly bytes: Buffer;
  /** The person's own file name, only for display, never a path; at most 120 characters. */
  readonly name: string;
}

/** Messages of the form parser for a malformed form: the sender's fault, but without a status code. */
const unreadableForm =
  /unexpected end of multipart data|Boundary not found|Malformed part header|Part terminated early|length bigger than 256/i;

/** Node's error for a client that disconnected: not a fault of ours. */
const isClientGone = (problem: Error): boolean =>
  problem.message === 'aborted' && 'code' in problem && problem.code === 'ECONNRESET';

/** The refusal of an incomplete or malformed form; null for any other error. */
export const brokenForm = (problem: unknown): Refusal | null =>
  problem instanceof Error && (unreadableForm.test(problem.message) || isClientGone(problem))
    ? new Refusal('VALIDATION_ERROR', { fields: [{ path: 'body', message: 'Файл не дошёл целиком. Отправь ещё раз' }] })
    : null;

/**
 * The one file of a multipart request, as a stream.
 * @throws Refusal VALIDATION_ERROR when the request is not a form or the field is missing
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
 * Reads a small file (up to some megabytes) into memory and checks its kind by its bytes.
 * @throws Refusal VALIDATION_ERROR without a file, and the two codes of the rules
 */
export const readUpload = async (request: FastifyRequest, rules: UploadRules): Promise<Upload> => {
  const file = await requireFile(request, rules);
  const parts: Buffer[] = [];
  try {
    for await (const part of file.file) parts.push(part);
  } catch (problem) {
    throw brokenForm(problem) ?? problem;
  }
  if (file.file.truncated) throw new Refusal(rules.tooLarge, { maxBytes: rules.maxBytes });
  const bytes = Buffer.concat(parts);
  const kind = requireKind(rules.sniff ? rules.sniff(bytes) : await sniffKind(bytes), rules);
  return { kind, bytes, name: safeFileName(file.filename) };
};
