import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { uuid } from '#contract/schemas/fields.ts';
import type { App } from '../../platform/app';
import type { balanceReserve } from '../../platform/db/schema/money/reserves';
import { Refusal } from '../../platform/http/refusal';
import { isSameSecret } from '../../platform/secrets/is-same-secret';

/**
 * Short keys keep the link short, since people dictate and paste it. The reserve's id is the nonce: the link works
 * once.
 */
const payload = z.object({
  /** Nonce, mate, client, sum in kopecks, kind, article, replaced reserve, end in epoch ms. */
  n: uuid,
  m: uuid,
  c: z.nullable(uuid),
  a: z.int(),
  k: z.string(),
  b: z.nullable(z.int()),
  r: z.nullable(uuid),
  e: z.int(),
});

type Payload = z.output<typeof payload>;
type Reserve = typeof balanceReserve.$inferSelect;

const sign = ({ secret }: App, text: string): string => {
  const key = createHmac('sha256', secret).update('reserve link').digest();
  return createHmac('sha256', key).update(text).digest('base64url');
};

const contentOf = (row: Reserve): Payload => ({
  n: row.id,
  m: row.mateId,
  c: row.clientId,
  a: row.amount,
  k: row.kind,
  b: row.articleId,
  r: row.replaceKey,
  e: row.linkExpiresAt.getTime(),
});

/** The token of a link: everything that the client agrees to, signed (HMAC-SHA256). */
export const tokenOf = (app: App, row: Reserve): string => {
  const text = Buffer.from(JSON.stringify(contentOf(row))).toString('base64url');
  return `${text}.${sign(app, text)}`;
};

/**
 * Verifies a link's token and returns its payload.
 * @throws Refusal BALANCE_RESERVE_INVALID_SIGN for an invalid signature
 */
export const readToken = (app: App, token: string): Payload => {
  const [text = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSameSecret(signature, sign(app, text))) throw new Refusal('BALANCE_RESERVE_INVALID_SIGN');
  try {
    return payload.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw new Refusal('BALANCE_RESERVE_INVALID_SIGN');
  }
};
