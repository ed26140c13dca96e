import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '../../../contract/errors/error-code';
import { Refusal } from '../http/refusal';

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
  /** On our disk; null when what names the file is not there or not for this person. */
  readonly place: string | null;
  /** What the browser is told it is: ours, never the sender's word. */
  readonly type: string;
  /** The person's own name for it. */
  readonly name: string;
  /** Pictures open; all else is only ever saved. */
  readonly opens: boolean;
  /** How much of the file is the file, where more may lie behind it. */
  readonly size?: number;
  /** Refused with when there is no such file. */
  readonly missing: ErrorCode;
  /** A file that its reader may keep for a day. */
  readonly kept?: boolean;
}

const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Gives a private file's bytes, whole or the asked part, after the caller has made sure of who asks.
 * @throws Refusal `missing`
 */
export const sendFile = async (
  reply: FastifyReply,
  { place, type, name, opens, size: known, missing, kept = false }: SentFile,
): Promise<FastifyReply> => {
  const stat = place === null ? null : await fs.stat(place).catch(() => null);
  if (place === null || !stat?.isFile()) throw new Refusal(missing);
  const size = known ?? stat.size;
  const range = readRange(reply.request.headers.range, size);
  reply
    .headers(fileHeaders)
    .header('content-type', type)
    .header('accept-ranges', 'bytes')
    .header('content-disposition', `${opens ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(name)}`);
  // Whose cookies changed asks again: the next person at the same browser is another one.
  if (kept) reply.header('cache-control', 'private, max-age=86400, immutable').header('vary', 'Cookie');
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send('');
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  reply.header('content-length', end - start + 1);
  return size === 0 ? reply.send('') : reply.send(createReadStream(place, { start, end }));
};

/** A person's file name without folders, control characters and what turns the text's direction. */
export const shownName = (name: string | undefined): string => {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';

  const clean = last
    .toWellFormed()
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  return clean === '' || /^\.+$/.test(clean) ? 'file' : clean.slice(-120);
};
