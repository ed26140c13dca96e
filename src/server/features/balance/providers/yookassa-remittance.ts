import { remittanceTerms } from '#domain/money/remittance.ts';
import type { RemittanceAnswer, RemittanceCall, RemittanceCalls } from '../remittances/remittance';
import { ProviderDown } from './call-provider';
import { type yookassaCalls, yookassaRefusal, type YookassaReply, yookassaStrange } from './yookassa-calls';

/** What a payout and a refund of YooKassa have in common. */
interface Made {
  readonly id: string;
  readonly status: 'pending' | 'succeeded' | 'canceled';
  readonly cancellation_details?: { readonly reason: string } | null | undefined;
}

/** What differs between them. */
interface Dialect<Request, One> {
  /** Where one is read by its id: `/refunds`. */
  readonly path: string;
  /** Null for an answer that is none. */
  readonly parse: (body: unknown) => One | null;
  readonly post: (request: Request) => Promise<YookassaReply>;
  /** Those that were made by the request's key. @throws ProviderDown */
  readonly search: (request: Request) => Promise<readonly One[]>;
  /** What operators read where it is not the one that was asked for; null: it is. */
  readonly mismatch: (one: One, request: Request) => string | null;
  /** What operators read of a cancelled one, by YooKassa's reason. */
  readonly canceled: (reason: string) => string;
  /** What operators read where a key has made several. */
  readonly several: (count: number) => string;
}

/**
 * Payouts and refunds by YooKassa (API v3). A key is kept for 24 hours after its first use, and the same request with it
 * is carried out once: within them a lost answer is asked for by the same key, afterwards by a search.
 */
export const yookassaRemittance = <Request extends RemittanceCall, One extends Made>(
  calls: ReturnType<typeof yookassaCalls>,
  { path, parse, post, search, mismatch, canceled, several }: Dialect<Request, One>,
): RemittanceCalls<Request> => {
  const answerOf = (one: One, request: Request): RemittanceAnswer => {
    const other = mismatch(one, request);
    if (other !== null) return { state: 'UNCLEAR', reason: other };
    if (one.status === 'succeeded') return { state: 'DONE', reference: one.id };
    if (one.status === 'pending') return { state: 'AT_WORK', externalId: one.id };
    return { state: 'REFUSED', reason: canceled(one.cancellation_details?.reason ?? '') };
  };

  /** Sends it. `first`: nothing was sent by this key before. */
  const send = async (request: Request, first: boolean): Promise<RemittanceAnswer> => {
    const reply = await post(request);
    const one = reply.status === 200 ? parse(reply.body) : null;
    if (one !== null) return answerOf(one, request);
    const refused = yookassaRefusal(reply);
    if (refused === null) throw new ProviderDown(yookassaStrange);
    // A refusal of a repetition says nothing about the first request.
    return first && !refused.ofKey
      ? { state: 'REFUSED', reason: refused.reason }
      : { state: 'UNCLEAR', reason: refused.reason };
  };

  const find = async (request: Request): Promise<RemittanceAnswer> => {
    const found = await search(request);
    const [one] = found;
    if (one === undefined) return { state: 'NOT_THERE' };
    return found.length > 1 ? { state: 'UNCLEAR', reason: several(found.length) } : answerOf(one, request);
  };

  return {
    send: (request) => send(request, true),
    ask: async (request) => {
      if (request.externalId === null)
        return request.age >= remittanceTerms.keyLives ? find(request) : send(request, false);
      const { status, body } = await calls.get(`${path}/${encodeURIComponent(request.externalId)}`);
      const one = status === 200 ? parse(body) : null;
      if (one === null) throw new ProviderDown(yookassaStrange);
      return answerOf(one, request);
    },
  };
};
