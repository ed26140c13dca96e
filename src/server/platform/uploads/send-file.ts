import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '../../../contract/errors/error-code';
import { tidyText } from '../../../domain/text/tidy-text';
import { Refusal } from '../http/refusal';
import type { StoredFile } from './file-store';

/** First and last byte of a part, both included. */
interface Range {
  readonly start: number;
  readonly end: number;
}

const one = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The one part that a `Range` header asks for; null for none (or one that we need not understand), `outside` for a part
 * beyond the end.
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
 * Of every file that people sent: opened on its own address it may run and load nothing, and no other site shows it.
 */
export const fileHeaders = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const;

interface SentFile {
  /** Null when what names the file is not there or not for this person. */
  readonly file: StoredFile | null;
  /** What the browser is told it is: ours, never the sender's word. */
  readonly type: string;
  /** The person's own name for it. */
  readonly name: string;
  /** Pictures open; all else is only ever saved. */
  readonly opens: boolean;
  /** Refused with when there is no such file. */
  readonly missing: ErrorCode;
  /** A file that its reader may keep for a day. */
  readonly isCacheable?: boolean;
}

const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Gives the bytes, whole or the asked part; a `HEAD` asks the store for none. The headers are said once the store has
 * answered: a refusal must not be kept as the file would be.
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
  // Of a text Fastify would say the length itself, of a stream it leaves ours.
  const nothing = isEmpty ? '' : Readable.from([]);
  const body = isEmpty || method === 'HEAD' ? nothing : await read(start, end);
  reply.headers(headers).header('accept-ranges', 'bytes');
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send('');
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.header('content-length', end - start + 1).send(body);
};

/**
 * Gives a private file's bytes, whole or the asked part, after the caller has made sure of who asks.
 * @throws Refusal `missing`
 */
export const sendFile = async (
  reply: FastifyReply,
  { file, type, name, opens, missing, isCacheable: kept = false }: SentFile,
): Promise<FastifyReply> => {
  if (file === null) throw new Refusal(missing);
  return sendBytes(reply, file, {
    ...fileHeaders,
    'content-type': type,
    'content-disposition': `${opens ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(name)}`,
    // Whose cookies changed asks again: the next person at the same browser is another one.
    ...(kept ? { 'cache-control': 'private, max-age=86400, immutable', vary: 'Cookie' } : {}),
  });
};

/** A person's file name without folders, control characters and what turns the text's direction. */
export const safeFileName = (name: string | undefined): string => {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = tidyText(last.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, ''));
  // The end is kept for its ending; a cut may halve a sign.
  return clean === '' || /^\.+$/.test(clean) ? 'file' : clean.slice(-120).toWellFormed();
};
