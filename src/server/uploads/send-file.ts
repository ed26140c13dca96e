import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '../../contract/errors/error-code';
import { Refusal } from '../http/refusal';
import { fileHeaders } from './file-headers';
import { readRange } from './read-range';

export interface SentFile {
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

const encodeName = (name: string): string => encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Gives a private file's bytes, whole or the asked part, after the caller has made sure of who asks.
 * @throws Refusal `missing`
 */
export const sendFile = async (reply: FastifyReply, { place, type, name, opens, size: known, missing, kept = false }: SentFile): Promise<FastifyReply> => {
  const stat = place === null ? null : await fs.stat(place).catch(() => null);
  if (place === null || !stat?.isFile()) throw new Refusal(missing);
  const size = known ?? stat.size;
  const range = readRange(reply.request.headers.range, size);
  reply
    .headers(fileHeaders)
    .header('content-type', type)
    .header('accept-ranges', 'bytes')
    .header('content-disposition', `${opens ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(name)}`);
  if (kept) reply.header('cache-control', 'private, max-age=86400, immutable');
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send('');
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  reply.header('content-length', end - start + 1);
  return size === 0 ? reply.send('') : reply.send(createReadStream(place, { start, end }));
};
