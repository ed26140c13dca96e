/** What the page of a finished squad asks of its member, answered: no reviews, nothing to mark, no recording wanted. */
export const afterGame = {
  'GET /v1/squads/18402/reviews': () => ({ json: { toReview: [], until: null, reviews: [] } }),
  'GET /v1/squads/18402/review-criteria': () => ({ json: [] }),
  'GET /v1/squads/18402/pov-request': () => ({ json: { request: null } }),
} as const;
