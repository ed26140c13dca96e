/** What the card of a mate says about their place. */
export interface WhyHere {
  readonly newcomer: boolean;
  /** They answer within so many minutes; null when too slowly to say so, or not known. */
  readonly answersWithin: number | null;
  /** What their evenings are rated, rounded down to tenths; null when not well enough to say so, or by too few. */
  readonly rated: number | null;
  /** Online and free. */
  readonly free: boolean;
}

interface Shown {
  readonly newcomer?: true;
  readonly answerSeconds?: number;
  readonly rating: number;
  readonly reviewCount: number;
  readonly onlineLevel: 0 | 1 | 2;
  readonly active: boolean;
  readonly busy?: object;
}

/** From when a figure is worth telling: minutes of answering, a rating, reviews behind it. */
const tellTerms = { minutes: 5, rating: 4.6, reviews: 3 } as const;

/** Why a mate stands where they do, of what everybody may see anyway. */
export const whyHere = ({
  newcomer,
  answerSeconds,
  rating,
  reviewCount,
  onlineLevel,
  active,
  busy,
}: Shown): WhyHere => {
  const minutes = answerSeconds === undefined ? null : Math.max(1, Math.round(answerSeconds / 60));
  return {
    newcomer: newcomer === true,
    answersWithin: minutes !== null && minutes <= tellTerms.minutes ? minutes : null,
    rated: reviewCount >= tellTerms.reviews && rating >= tellTerms.rating ? Math.floor(rating * 10 + 1e-6) / 10 : null,
    free: onlineLevel === 2 && active && busy === undefined,
  };
};
