import { and, count, eq, gt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { BodyOf } from '#contract/kit/endpoint.ts';
import type { reservesContract } from '#contract/money/reserves.ts';
import { reserveTerms } from '#domain/money/reserve.ts';
import { formatRubles } from '#domain/text/format.ts';
import type { Tx } from '../../platform/db/open-database';
import { appUser } from '../../platform/db/schema/people';
import { isReachableByOthers } from '../../platform/db/visible-to-others';
import { balanceReserve } from '../../platform/db/schema/money/reserves';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { runOperation } from '../../platform/ledger/operations';
import { insertReserve } from './commit-reserve';
import { requireArticle } from './require-article';
import { announceReserve } from './reserve-steps';
import { viewReserve } from './reserve-view';
import { payReservePath } from '#contract/routes/money-pages.ts';

/** The client must have an active account and must not be the mate. @throws Refusal USERS_NOT_FOUND */
const requireClient = async (tx: Tx, clientId: string | undefined, mateId: string): Promise<void> => {
  if (clientId === undefined) return;
  const [found] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, clientId), isReachableByOthers));
  if (!found || clientId === mateId) throw new Refusal('USERS_NOT_FOUND');
};

/**
 * The replaced reserve must be a funded one of the same two people.
 * @throws Refusal BALANCE_RESERVE_REPLACE_KEY_NOT_FOUND
 */
const requireReplaced = async (
  tx: Tx,
  key: string | undefined,
  mateId: string,
  clientId?: string,
): Promise<string | null> => {
  if (key === undefined) return null;
  const [found] = await tx
    .select()
    .from(balanceReserve)
    .where(and(eq(balanceReserve.id, key), eq(balanceReserve.mateId, mateId), eq(balanceReserve.status, 'RESERVED')));
  if (!found?.clientId || (clientId !== undefined && found.clientId !== clientId))
    throw new Refusal('BALANCE_RESERVE_REPLACE_KEY_NOT_FOUND');
  return found.clientId;
};

const limitOpenLinks = async (tx: Tx, mateId: string, now: Date): Promise<void> => {
  const open = and(
    eq(balanceReserve.mateId, mateId),
    eq(balanceReserve.status, 'CREATED'),
    gt(balanceReserve.linkExpiresAt, now),
  );
  const [found] = await tx.select({ links: count() }).from(balanceReserve).where(open);
  if ((found?.links ?? 0) >= reserveTerms.maxOpenLinks) throw new Refusal('RATE_LIMITED');
};

type LinkBody = BodyOf<(typeof reservesContract)['POST /v1/balance-reserve/signed-link']>;

/**
 * Creates a reserve (CREATED) and returns its id. `now` in epoch ms.
 * @throws Refusal BALANCE_RESERVE_BLOG_ARTICLE_NOT_FOUND, BALANCE_RESERVE_REPLACE_KEY_NOT_FOUND, USERS_NOT_FOUND,
 * RATE_LIMITED
 */
export const writeReserve = async (tx: Tx, mateId: string, body: LinkBody, now: number): Promise<string> => {
  const at = new Date(now);
  await requireClient(tx, body.clientId, mateId);
  await limitOpenLinks(tx, mateId, at);
  const articleId = await requireArticle(tx, body.kind, body.articleId, mateId);
  const replacedClient = await requireReplaced(tx, body.replaceKey, mateId, body.clientId);
  const id = uuidv7();
  await insertReserve(tx, {
    id,
    mateId,
    clientId: body.clientId ?? replacedClient,
    amount: body.amount,
    kind: body.kind,
    articleId,
    comment: body.comment,
    replaceKey: body.replaceKey ?? null,
    createdAt: at,
    linkExpiresAt: new Date(now + reserveTerms.linkLifetime),
  });
  await announceReserve(tx, [mateId]);
  return id;
};

/**
 * A mate requests a reserve by a signed link.
 * @throws Refusal ONLY_USERS_WITH_MATE_ACCESS_CAN_CREATE_SIGNED_LINKS, VALIDATION_ERROR above the limit of the
 * settings, as `writeReserve`
 */
export const makeLink: Handler<(typeof reservesContract)['POST /v1/balance-reserve/signed-link']> = async (
  app,
  { actor, body, idempotencyKey },
) => {
  if (actor.mateGameId === null) throw new Refusal('ONLY_USERS_WITH_MATE_ACCESS_CAN_CREATE_SIGNED_LINKS');
  const operation = {
    kind: 'POST /v1/balance-reserve/signed-link' as const,
    actor: actor.id,
    idempotencyKey,
    request: body,
  };
  const limit = await app.settings.get('reserve-limit');
  if (body.amount > limit)
    throw new Refusal('VALIDATION_ERROR', {
      fields: [{ path: 'body.amount', message: `Сейчас можно не больше ${formatRubles(limit)}` }],
    });
  return runOperation(app, operation, async (tx) => {
    const id = await writeReserve(tx, actor.id, body, app.clock.now());
    const reserve = await viewReserve(app, tx, actor.id, id);
    return { reserve, path: payReservePath(reserve.token ?? '') };
  });
};
