/** How much operators may write into the catalogue: characters of names and texts, numbers of rows. */
export const catalogueLimits = {
  name: 60,
  description: 1000,
  point: 300,
  points: 12,
  slug: 32,
  /** For `category_tag.slug` and ids of landing pages; short enough for an audit subject. */
  longSlug: 60,
  slots: { min: 2, max: 10 },
  position: { min: 0, max: 9999 },
  values: 50,
} as const;

/** Limits of a category's `price_percent`: percent of the rate. */
export const categoryPercentLimits = { min: 50, max: 1000 } as const;
