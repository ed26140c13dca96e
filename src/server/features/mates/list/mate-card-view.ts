import { getTableColumns } from 'drizzle-orm';
import type { MateCard } from '../../../../contract/schemas/mate-card';
import type { CategoryKind } from '../../../../domain/games/category';
import type { OnlinePresence } from '../../../../domain/people/presence';
import { kopecksToRubles } from '../../../../domain/money/kopecks';
import { mateCard } from '../../../platform/db/schema/mates/mate-cards';
import { hourPrice } from '../../../../domain/pricing/shown-price';

/** `presence` of the row is 0, 1 or 2 by its constraint. */
const presenceOfCard = (presence: number): OnlinePresence => (presence >= 2 ? 2 : presence === 1 ? 1 : 0);

/** What a card shows or is sorted by; what only filters look at stays in the database. */
const { facets: _facets, nameParts: _nameParts, searchName: _searchName, ...shown } = getTableColumns(mateCard);

export const cardColumns = shown;

export type CardRow = Omit<typeof mateCard.$inferSelect, 'facets' | 'nameParts' | 'searchName'>;

/** A row as the wire shows it; the price is that of the category asked for (`percent` as `kindPercent` says), else the cheapest. */
export const mateCardView = (
  card: CardRow,
  asked: { readonly kind: CategoryKind; readonly percent: number | null } | null,
): MateCard => ({
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
  pricePerHour: kopecksToRubles(asked === null ? card.priceFrom : hourPrice(card.basePrice, asked.kind, asked.percent)),
  onlineLevel: presenceOfCard(card.presence),
  active: card.active,
  ...(card.voiceUrl === null ? {} : { voiceUrl: card.voiceUrl }),
  ...(card.bookable ? { bookable: true as const } : {}),
  ...(card.answerSeconds === null ? {} : { answerSeconds: card.answerSeconds }),
});
