import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '#contract/errors/error-code.ts';
import { tidyText } from '#domain/text/tidy-text.ts';
import { Refusal } from '../http/refusal';
import type { StoredFile } from './file-store';

/** First and last byte of a range, both inclusive. */
interface Range {
  readonly start: number;
  readonly end: number;
}

const one = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The range of a `Range` header; null for none and for forms that we need not support, `outside` for one beyond the
 * end.
 */
const readRange = (header: string | undefined, size: number): Range | 'outside' | null => {
  const found = one.exec(header ?? '');
  if (!found) return null;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'outside' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  if (start >= size) return 'outside';
  if (last !== '' && Number(last) < start) return null;
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
};

/**
 * Headers of every uploaded file: opened at its own URL it may run and load nothing, and no other site may embed it.
 */
export const fileHeaders = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const;

interface SentFile {
  /** Null when it does not exist or this person may not see it. */
  readonly file: StoredFile | null;
  /** Content type that we have chosen, never the sender's. */
  readonly type: string;
  /** The uploader's own file name. */
  readonly name: string;
  /** Whether the browser may show it; everything but pictures is only downloaded. */
  readonly opens: boolean;
  /** Error code when there is no such file. */
  readonly missing: ErrorCode;
  /** Whether the browser may keep it: it asks each time whether this person may still see it, and need not read it again. */
  readonly isCacheable?: boolean;
}

const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Sends the bytes, all or the requested range; `HEAD` reads nothing from the store. Headers are set only after the
 * store has responded: an error must not be cached like the file.
 */
export const sendBytes = async (
  reply: FastifyReply,
  { size, read }: StoredFile,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> => {
  const { method, headers: asked } = reply.request;
  const range = readRange(asked.range, size);
  const { start, end } = range === null || range === 'outside' ? { start: 0, end: size - 1 } : range;
  const isEmpty = size === 0 || range === 'outside';
  // For a string Fastify would set its own content-length; for a stream it keeps ours.
  const nothing = isEmpty ? '' : Readable.from([]);
  const body = isEmpty || method === 'HEAD' ? nothing : await read(start, end);
  reply.headers(headers).header('accept-ranges', 'bytes');
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send('');
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.header('content-length', end - start + 1).send(body);
};

/** The tag of every private file: it belongs to an address, and what is there never changes. */
const neverChanges = '"1"';

/**
 * Sends a private file, all or the requested range. The caller has checked access.
 * @throws Refusal `missing`
 */
export const sendFile = async (
  reply: FastifyReply,
  { file, type, name, opens, missing, isCacheable = false }: SentFile,
): Promise<FastifyReply> => {
  if (file === null) throw new Refusal(missing);
  // A file at its address never changes; `vary: Cookie` keeps it from the next person who signs in at the same browser.
  const kept = { 'cache-control': 'private, no-cache', etag: neverChanges, vary: 'Cookie' };
  if (isCacheable && reply.request.headers['if-none-match'] === neverChanges)
    return reply
      .headers({ ...fileHeaders, ...kept })
      .code(304)
      .send();
  return sendBytes(reply, file, {
    ...fileHeaders,
    'content-type': type,
    'content-disposition': `${opens ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(name)}`,
    ...(isCacheable ? kept : {}),
  });
};

/** A person's file name without folders, control characters and bidirectional marks; at most 120 characters. */
export const safeFileName = (name: string | undefined): string => {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = tidyText(last.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, ''));
  // The end is kept because it has the extension; the cut may split a surrogate pair.
  return clean === '' || /^\.+$/.test(clean) ? 'file' : clean.slice(-120).toWellFormed();
};
