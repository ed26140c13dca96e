/** Kind of the squad's deadline at which all reviews of it open, whether the other side has written or not. */
export const reviewsDue = 'reviews.due';
