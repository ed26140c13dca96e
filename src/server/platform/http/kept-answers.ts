import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unlessSaid } from './answer-headers';

/** Bytes from which an answer is compressed, everywhere. */
export const compressedFrom = 1024;

interface Encoded {
  /** As text: Node sends it in one piece with the head, bytes in two. */
  readonly plain: string;
  readonly length: number;
  /** In the order in which they are preferred; none where it would not pay. */
  readonly compressed: readonly (readonly [coding: string, bytes: Buffer])[];
}

const encode = (text: string): Encoded => {
  const length = Buffer.byteLength(text);
  if (length < compressedFrom) return { plain: text, length, compressed: [] };
  return {
    plain: text,
    length,
    compressed: [
      ['br', brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })],
      ['gzip', gzipSync(text, { level: 9 })],
    ],
  };
};

/** Whether the browser takes the coding; one that it weighs at nothing is refused. */
const takes = (accepted: string, coding: string): boolean =>
  accepted.split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';');
    return name.trim() === coding && !/q=0(?:\.0*)?\s*$/.test(weight);
  });

/**
 * Answers that are the very same object each time, kept in memory until something changes: written out once, at their
 * second sight, and from then on sent as they are, past everything that makes an answer.
 */
export class KeptAnswers {
  private readonly known = new WeakMap<object, Encoded | null>();

  /** Whether the answer has been sent. Only of what is the same for everybody. */
  send(value: unknown, shaped: (value: unknown) => unknown, request: FastifyRequest, reply: FastifyReply): boolean {
    if (typeof value !== 'object' || value === null) return false;
    const before = this.known.get(value);
    if (before === undefined) {
      this.known.set(value, null);
      return false;
    }
    const encoded = before ?? encode(JSON.stringify(shaped(value)));
    if (before === null) this.known.set(value, encoded);
    const accepted = request.headers['accept-encoding'] ?? '';
    const chosen = encoded.compressed.find(([coding]) => takes(accepted, coding));
    reply.hijack();
    reply.raw.writeHead(200, {
      ...unlessSaid,
      ...request.server.answerHeaders(request.id),
      ...(encoded.compressed.length > 0 ? { vary: 'accept-encoding' } : {}),
      ...(chosen ? { 'content-encoding': chosen[0] } : {}),
      'content-type': 'application/json; charset=utf-8',
      'content-length': chosen?.[1].length ?? encoded.length,
    });
    reply.raw.end(chosen?.[1] ?? encoded.plain);
    return true;
  }
}
