import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type ResponseHeaders, defaultHeaders } from './response-headers';
import type { CompletedRequests } from './completed-requests';
import { newRequestId } from './request-id';

/** Bytes from which an answer is compressed, everywhere. */
export const compressionThreshold = 1024;

type Headers = Readonly<Record<string, string>>;

/** One way of writing an answer out, with its headers but those of one answer alone. */
interface EncodedBody {
  /** Null: as it is. */
  readonly coding: string | null;
  /** A letter for each byte (`latin1`): Node sends such a text in one piece with the head and copies it as it is. */
  readonly content: string;
  /** Names and values in turn, as Node takes them. */
  readonly head: readonly string[];
}

interface EncodedResponse {
  /** What was written out. */
  readonly value: unknown;
  /** The common headers that were written into the heads. */
  readonly common: Headers;
  readonly plain: EncodedBody;
  /** In the order in which they are preferred; none where it would not pay. */
  readonly compressed: readonly EncodedBody[];
}

const flatten = (headers: Headers): readonly string[] => Object.entries(headers).flat();

const encode = (value: unknown, text: string, common: Headers): EncodedResponse => {
  const plain = Buffer.from(text);
  const isLong = plain.length >= compressionThreshold;
  const write = (coding: string | null, bytes: Buffer): EncodedBody => ({
    coding,
    content: bytes.toString('latin1'),
    head: flatten({
      ...defaultHeaders,
      ...common,
      ...(isLong ? { vary: 'accept-encoding' } : {}),
      ...(coding === null ? {} : { 'content-encoding': coding }),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(bytes.length),
    }),
  });
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return {
    value,
    common,
    plain: write(null, plain),
    compressed: isLong
      ? [write('br', brotliCompressSync(plain, brotli)), write('gzip', gzipSync(plain, { level: 9 }))]
      : [],
  };
};

/** Whether the browser takes the coding; one that it weighs at nothing is refused. */
const accepts = (accepted: string, coding: string): boolean =>
  accepted.split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';');
    return name.trim() === coding && !/q=0(?:\.0*)?\s*$/.test(weight);
  });

/** An address whose answer is the very same object for everybody, until something changes. */
class CachedResponse {
  private encoded: EncodedResponse | null = null;

  /** @param now What the answer is made of at this moment; undefined while it would have to be asked for. */
  constructor(
    private readonly headers: ResponseHeaders,
    private readonly now: () => unknown,
  ) {}

  /** Null: none that still holds. */
  get written(): EncodedResponse | null {
    const { encoded } = this;
    return encoded !== null && encoded.value === this.now() && encoded.common === this.headers.common()
      ? encoded
      : null;
  }

  /** Writes out what was sent, unless it has been or may not be remembered. */
  keep(value: unknown, shaped: unknown): void {
    if (value === undefined || value !== this.now() || this.written !== null) return;
    this.encoded = encode(value, JSON.stringify(shaped), this.headers.common());
  }
}

/** Whether something comes after the head: whoever reads requests whole shall have it. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * Answers kept in memory until something changes: made once as every answer is, and from then on sent as they are, before
 * anything of Fastify's. Only of what is the same for everybody and of the plain address; all else is asked as ever.
 */
export class ResponseCache {
  private readonly byUrl = new Map<string, CachedResponse>();
  private closing = false;

  constructor(
    private readonly headers: ResponseHeaders,
    private readonly calls: CompletedRequests,
  ) {}

  /** An address from now on; whoever answers it hands each answer in. */
  register(url: string, now: () => unknown): Pick<CachedResponse, 'keep'> {
    const kept = new CachedResponse(this.headers, now);
    this.byUrl.set(url, kept);
    return kept;
  }

  /** Stands before everything that this server was to be asked by until now. */
  attach(http: Server): void {
    const usual = http.listeners('request');
    http.removeAllListeners('request');
    http.on('request', (request, response) => {
      if (this.send(request, response)) return;
      for (const listener of usual) Reflect.apply(listener, http, [request, response]);
    });
  }

  /** While the server closes, whoever asks is told so as everywhere. */
  close(): void {
    this.closing = true;
  }

  /** Whether the answer has been sent. */
  private send(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    const encoded = this.byUrl.get(url)?.written ?? null;
    if (encoded === null || this.closing || (method !== 'GET' && method !== 'HEAD') || hasBody(request)) return false;
    const since = performance.now();
    const id = newRequestId();
    const accepted = request.headers['accept-encoding'];
    const { content, head } =
      (accepted === undefined
        ? undefined
        : encoded.compressed.find(({ coding }) => coding !== null && accepts(accepted, coding))) ?? encoded.plain;
    // Not by `once`, nor as what `end` calls: that is remembered beside the answer in an object of a kind which mostly
    // lives long, so that the engine puts it where only a full collection looks, with all that hangs on it.
    response.on('finish', () => {
      const { headers } = request;
      this.calls.publish({ id, method, url, route: url, headers, status: 200, elapsedMs: performance.now() - since });
    });
    response.writeHead(200, head.concat(this.headers.ownFlat(id)));
    response.end(content, 'latin1');
    return true;
  }
}
