import { and, eq } from 'drizzle-orm';
import type { squadsContract } from '#contract/squads/squads.ts';
import { sumOf } from '#domain/money/kopecks.ts';
import { quoteSession } from '#domain/pricing/quote.ts';
import { isNamedTwice } from '#domain/squad/creation/creation-refusal.ts';
import { squadTimers } from '#domain/squad/facts/squad-timers.ts';
import { category, game } from '../../platform/db/schema/mates/games-and-mates';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { readRates } from '../../platform/settings/read-rates';
import { fittingPromo } from './promo/fitting-promo';
import { readMateFacts } from './mate-facts';
import { readPeople } from './views/read-people';

/** The price before a squad exists, by the same arithmetic as its quote. */
export const calculate: Handler<(typeof squadsContract)['POST /v1/squads/calculate']> = async (
  app,
  { body, actor },
) => {
  const [foundGame] = await app.db.select({ id: game.id }).from(game).where(eq(game.id, body.gameId));
  if (!foundGame) throw new Refusal('SQUADS_GAME_NOT_FOUND');
  const [found] = await app.db
    .select({ kind: category.kind, percent: category.pricePercent })
    .from(category)
    .where(and(eq(category.id, body.categoryId), eq(category.gameId, body.gameId)));
  if (!found) throw new Refusal('SQUADS_CATEGORY_NOT_FOUND');
  if (isNamedTwice(body.mateIds)) throw new Refusal('SQUADS_INVALID_MEMBERS');
  const facts = await readMateFacts(app.db, body.mateIds, app.clock.now());
  const rates = await readRates(app.settings);
  const mates = body.mateIds.map((mateId) => {
    const mate = facts.get(mateId);
    if (!mate) throw new Refusal('SQUADS_MATE_NOT_FOUND');
    return { mateId, rate: rates[mate.level] };
  });
  const me = actor?.id ?? 'guest';
  const paysForFriends = body.payMode === 'OWNER' && (actor === null || actor.mateGameId === null);
  const nonMates = Array.from({ length: body.clients }, (_, index) => {
    const memberId = index === 0 ? me : `friend ${index}`;
    return { memberId, payerId: paysForFriends ? me : memberId };
  });
  const promo = await fittingPromo(app, actor, {
    gameId: body.gameId,
    categoryId: body.categoryId,
    categoryKind: found.kind,
    code: body.promoCode,
  });
  const price = quoteSession({
    categoryKind: found.kind,
    categoryPercent: found.percent,
    durationMinutes: body.durationMinutes,
    mates,
    nonMates,
    promo,
  });
  const people = await readPeople(app.db, body.mateIds, app.clock.now());
  const known = (id: string) => (id === actor?.id ? id : null);
  return {
    lines: price.mates.map(({ mateId, amount }) => ({
      mateId,
      username: people.get(mateId)?.person.username ?? '',
      amount,
    })),
    discount: price.discount,
    total: sumOf(price.shares, ({ amount }) => amount),
    shares: price.shares.map(({ memberId, payerId, amount }) => ({
      memberId: known(memberId),
      payerId: known(payerId),
      amount,
    })),
    validUntil: new Date(app.clock.now() + squadTimers.quote),
  };
};
