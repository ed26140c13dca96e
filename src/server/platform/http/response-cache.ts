import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type ResponseHeaders, defaultHeaders } from './response-headers';
import type { CompletedRequests } from './completed-requests';
import { acceptsCoding } from './accepts-coding';
import { newRequestId } from './request-id';

/** Size in bytes from which any response is compressed. */
export const compressionThreshold = 1024;

type Headers = Readonly<Record<string, string>>;

/** A response in one content coding, with all headers but those of a single response. */
interface EncodedBody {
  /** Null: not compressed. */
  readonly coding: string | null;
  /** A character for each byte (`latin1`): Node sends such a string in one piece with the head, without encoding it. */
  readonly content: string;
  /** A flat list of names and values, as Node's `writeHead` takes them. */
  readonly head: readonly string[];
}

interface EncodedResponse {
  /** The value that was encoded. */
  readonly value: unknown;
  /** The common headers that the heads contain. */
  readonly common: Headers;
  readonly plain: EncodedBody;
  /** In order of preference; empty for a small response. */
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

/** The response of one URL, made of a value that is the same object for everybody until something changes. */
class CachedResponse {
  private encoded: EncodedResponse | null = null;

  /** @param current Gives the value that the response is made of now; undefined while it would have to be loaded. */
  constructor(
    private readonly headers: ResponseHeaders,
    private readonly current: () => unknown,
  ) {}

  /** Null when there is none or it is out of date. */
  get valid(): EncodedResponse | null {
    const { encoded } = this;
    return encoded !== null && encoded.value === this.current() && encoded.common === this.headers.common()
      ? encoded
      : null;
  }

  /** Encodes the response that was sent, unless that is done already or the value is out of date. */
  store(value: unknown, shaped: unknown): void {
    if (value === undefined || value !== this.current() || this.valid !== null) return;
    this.encoded = encode(value, JSON.stringify(shaped), this.headers.common());
  }
}

/** Whether the request has a body: such a request is left to Fastify. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * Caches encoded responses that are the same for everybody, until the value behind them changes. The first one is made
 * by Fastify; after that they are sent before Fastify sees the request. Only for the exact URL, without a query.
 */
export class ResponseCache {
  private readonly byUrl = new Map<string, CachedResponse>();
  private closing = false;

  constructor(
    private readonly headers: ResponseHeaders,
    private readonly calls: CompletedRequests,
  ) {}

  /** Adds a URL; its handler stores each response that it makes. */
  register(url: string, current: () => unknown): Pick<CachedResponse, 'store'> {
    const response = new CachedResponse(this.headers, current);
    this.byUrl.set(url, response);
    return response;
  }

  /** A request listener that sends what is cached and passes every other request on. */
  before(next: RequestListener): RequestListener {
    return (request, response) => {
      if (!this.send(request, response)) next(request, response);
    };
  }

  /** From now on requests go to Fastify, which replies 503 while it closes. */
  close(): void {
    this.closing = true;
  }

  /** Sends the cached response; false when there is none for this request. */
  private send(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    const encoded = this.byUrl.get(url)?.valid ?? null;
    if (encoded === null || this.closing || (method !== 'GET' && method !== 'HEAD') || hasBody(request)) return false;
    const since = performance.now();
    const id = newRequestId();
    const accepted = request.headers['accept-encoding'];
    const { content, head } =
      (accepted === undefined
        ? undefined
        : encoded.compressed.find(({ coding }) => coding !== null && acceptsCoding(accepted, coding))) ?? encoded.plain;
    // Neither `once` nor a callback of `end`: both allocate objects of a kind that V8 has learnt to place directly in
    // the old generation, where only a full collection frees them and everything that they refer to.
    response.on('finish', () => {
      const { headers } = request;
      this.calls.publish({ id, method, url, route: url, headers, status: 200, elapsedMs: performance.now() - since });
    });
    response.writeHead(200, head.concat(this.headers.ownFlat(id)));
    response.end(content, 'latin1');
    return true;
  }
}
