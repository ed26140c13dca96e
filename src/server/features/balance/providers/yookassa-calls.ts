import * as z from 'zod/mini';
import { askProvider } from './call-provider';
import { sumText } from './sums';

/** A sum as YooKassa writes it; other currencies than rubles are none that we read. */
export const yookassaSum = z.object({ value: z.string(), currency: z.literal('RUB') });

/** Kopecks as YooKassa reads them. */
export const yookassaAmount = (amount: number) => ({ value: sumText(amount), currency: 'RUB' });

const problem = z.object({
  type: z.literal('error'),
  code: z.string(),
  description: z.optional(z.string()),
  parameter: z.optional(z.string()),
});

export interface YookassaReply {
  readonly status: number;
  readonly body: unknown;
}

const tooMany = 429;

export const yookassaStrange = 'an answer that the documents do not name';

/**
 * What it refused, and whether it refused the key itself; null for any other answer. After a refusal nothing was done by
 * this request, which says nothing about an earlier one with the same key.
 */
export const yookassaRefusal = ({
  status,
  body,
}: YookassaReply): { readonly reason: string; readonly ofKey: boolean } | null => {
  const read = problem.safeParse(body);
  if (!read.success || status < 400 || status === tooMany) return null;
  const { code, description = code, parameter } = read.data;
  return { reason: description, ofKey: parameter === 'Idempotence-Key' };
};

/**
 * Calls of YooKassa's API v3 by a shop or by a gateway for payouts. A key is kept for 24 hours after its first use, and
 * the same request with it is carried out once; afterwards it counts as new.
 */
export const yookassaCalls = (apiUrl: string, account: string, secret: string) => {
  const authorization = `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`;
  return {
    /** @throws ProviderDown */
    get: (path: string, query: Readonly<Record<string, string>> = {}): Promise<YookassaReply> => {
      const search = new URLSearchParams(query).toString();
      return askProvider(`${apiUrl}${path}${search === '' ? '' : `?${search}`}`, { headers: { authorization } });
    },
    /** @throws ProviderDown */
    post: (path: string, key: string, body: unknown): Promise<YookassaReply> =>
      askProvider(`${apiUrl}${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotence-key': key },
        body: JSON.stringify(body),
      }),
  };
};
