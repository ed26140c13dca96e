import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unlessSaid } from './answer-headers';

/** Bytes from which an answer is compressed, everywhere. */
export const compressedFrom = 1024;

type Headers = Readonly<Record<string, string>>;

/** One way of writing an answer out, with its headers but those of one answer alone. */
interface Written {
  /** Null: as it is. */
  readonly coding: string | null;
  /** Text where it may be: Node sends it in one piece with the head, bytes in two. */
  readonly content: string | Buffer;
  /** Names and values in turn, as Node takes them. */
  readonly head: readonly string[];
}

interface Encoded {
  /** The common headers that were written into the heads. */
  readonly common: Headers;
  readonly plain: Written;
  /** In the order in which they are preferred; none where it would not pay. */
  readonly compressed: readonly Written[];
}

const inTurn = (headers: Headers): readonly string[] => Object.entries(headers).flat();

const encode = (text: string, common: Headers): Encoded => {
  const isLong = Buffer.byteLength(text) >= compressedFrom;
  const write = (coding: string | null, content: string | Buffer): Written => ({
    coding,
    content,
    head: inTurn({
      ...unlessSaid,
      ...common,
      ...(isLong ? { vary: 'accept-encoding' } : {}),
      ...(coding === null ? {} : { 'content-encoding': coding }),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(content)),
    }),
  });
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return {
    common,
    plain: write(null, text),
    compressed: isLong
      ? [write('br', brotliCompressSync(text, brotli)), write('gzip', gzipSync(text, { level: 9 }))]
      : [],
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
    const { answerHeaders } = request.server;
    const common = answerHeaders.common();
    const encoded = before?.common === common ? before : encode(JSON.stringify(shaped(value)), common);
    if (before !== encoded) this.known.set(value, encoded);
    const accepted = request.headers['accept-encoding'] ?? '';
    const { content, head } =
      encoded.compressed.find(({ coding }) => coding !== null && takes(accepted, coding)) ?? encoded.plain;
    reply.hijack();
    reply.raw.writeHead(200, [...head, ...inTurn(answerHeaders.own(request.id))]);
    reply.raw.end(content);
    return true;
  }
}
