import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The responses that a page comes with. Each is read once, as soon as somebody asks for it. */
export interface PageResponses {
  /** Whether the page comes with the response to this URL, if that does not fail. */
  readonly has: (url: string) => boolean;
  /** The response to this URL; undefined if it failed or the page does not come with it. */
  readonly read: (url: string) => Promise<unknown>;
  /** Whether the page comes with this URL, and it responded 404 or 400. */
  readonly isMissing: (url: string) => Promise<boolean>;
  /** All of them by the URL that the page's script would fetch (`/v1/languages`), without those that failed. */
  readonly readAll: () => Promise<Readonly<Record<string, unknown>>>;
}

/** A response of one of the server's own endpoints; without a body when it failed. */
interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

const missing: readonly number[] = [404, 400];

/**
 * Responses of the server's own endpoints to these URLs, on behalf of the person who requests the page (null for
 * guests, whose responses are shared). Failed ones are left to the page's script.
 */
export const pageResponses = (
  server: FastifyInstance,
  request: FastifyRequest | null,
  urls: readonly string[],
): PageResponses => {
  const { cookie, host } = request?.headers ?? {};
  const headers = { ...(cookie === undefined ? {} : { cookie }), ...(host === undefined ? {} : { host }) };
  const from = request === null ? {} : { remoteAddress: request.ip };
  const answers = new Map<string, Promise<Answer>>();
  const ask = async (url: string): Promise<Answer> => {
    const answer = await server.inject({ url, headers, ...from });
    const { statusCode: status } = answer;
    return status === 200 ? { status, body: answer.json() } : { status };
  };
  const answerTo = (url: string): Promise<Answer> => {
    const answer = answers.get(url) ?? ask(url);
    answers.set(url, answer);
    return answer;
  };
  return {
    has: (url) => urls.includes(url),
    read: async (url) => (urls.includes(url) ? (await answerTo(url)).body : undefined),
    isMissing: async (url) => urls.includes(url) && missing.includes((await answerTo(url)).status),
    readAll: async () => {
      const all = await Promise.all(urls.map(async (url) => ({ url, answer: await answerTo(url) })));
      return Object.fromEntries(
        all.flatMap(({ url, answer }) => (answer.status === 200 ? [[url, answer.body] as const] : [])),
      );
    },
  };
};
