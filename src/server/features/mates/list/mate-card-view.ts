import { getTableColumns, sql } from 'drizzle-orm';
import type { MateCardAnswer } from '#contract/schemas/mate-card-answer.ts';
import type { CategoryKind } from '#domain/games/category.ts';
import type { OnlinePresence } from '#domain/people/presence.ts';
import { mateCard } from '#server/platform/db/schema/mates/mate-cards.ts';
import { hourPrice } from '#domain/pricing/shown-price.ts';

/** A CHECK constraint limits `presence` to 0, 1 and 2. */
const presenceOfCard = (presence: number): OnlinePresence => (presence >= 2 ? 2 : presence === 1 ? 1 : 0);

/** Columns that a card shows or is sorted by, without those used only by filters. */
const { facets: _facets, nameParts: _nameParts, searchName: _searchName, ...shown } = getTableColumns(mateCard);

interface Now {
  /** The mate's current squad: when its game ends, epoch ms, null before its start. Null when in no squad. */
  readonly inSquad: { readonly until: number | null } | null;
  /**
   * Until when strikes keep a mate with weekly hours from orders, epoch ms. Not in the card's row, because it expires
   * by itself.
   */
  readonly offUntil: number | null;
}

/** Columns of a card with the mate's current state, for queries of the unaliased `mate_card`. */
export const cardColumns = {
  ...shown,
  inSquad: sql<Now['inSquad']>`CASE WHEN mate_card.busy THEN (
    SELECT json_build_object(
      'until', CASE WHEN squad.status = 'IN_A_GAME' THEN (extract(epoch FROM squad.status_ends_at) * 1000)::float8 END)
    FROM squad_member JOIN squad ON squad.id = squad_member.squad_id
    WHERE squad_member.user_id = mate_card.user_id AND squad_member.active) END`,
  offUntil: sql<Now['offUntil']>`CASE WHEN mate_card.bookable AND NOT mate_card.active THEN (
    SELECT (extract(epoch FROM mate_access.orders_off_until) * 1000)::float8
    FROM mate_access WHERE mate_access.user_id = mate_card.user_id) END`,
};

export type CardRow = Omit<typeof mateCard.$inferSelect, 'facets' | 'nameParts' | 'searchName'> & Now;

/** What a card's view needs of its row. */
export type ShownCard = Omit<CardRow, 'gameId' | 'busy'>;

const busyOf = ({ until }: NonNullable<Now['inSquad']>): MateCardAnswer['busy'] & object => ({
  until: until === null ? null : new Date(until),
});

/**
 * A row as the wire shows it at `now`, epoch ms; the price is that of the requested category, the place that in the
 * recommended list.
 */
export const mateCardView = (
  card: ShownCard,
  asked: { readonly kind: CategoryKind; readonly percent: number | null } | null,
  now: number,
  place?: number,
): MateCardAnswer => ({
  id: card.userId,
  name: card.username,
  description: card.description ?? '',
  iconUrl: card.avatarUrl,
  level: card.grade,
  rating: card.ratingHundredths / 100,
  reviewCount: card.reviewCount,
  orders: card.finishedOrders,
  categories: card.kinds,
  languages: card.languages,
  platforms: card.platforms,
  pricePerHour: asked === null ? card.priceFrom : hourPrice(card.basePrice, asked.kind, asked.percent),
  onlineLevel: presenceOfCard(card.presence),
  active: card.active,
  ...(card.voiceUrl === null ? {} : { voiceUrl: card.voiceUrl }),
  ...(card.bookable && (card.offUntil ?? 0) <= now ? { bookable: true as const } : {}),
  ...(card.answerSeconds === null ? {} : { answerSeconds: card.answerSeconds }),
  ...(card.newcomer ? { newcomer: true as const } : {}),
  ...(place === undefined ? {} : { place }),
  ...(card.inSquad === null ? {} : { busy: busyOf(card.inSquad) }),
});
