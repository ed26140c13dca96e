/** Deadline kind: all reviews of the squad are revealed, whether the other side has written or not. */
export const reviewsDue = 'reviews.due';
