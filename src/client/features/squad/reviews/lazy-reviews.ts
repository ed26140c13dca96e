import { lazyPart } from '../../../ui/overlay/lazy-part';

/** Only finished squads have reviews. */
export const lazyReviews = lazyPart(() => import(/* webpackChunkName: "squad-reviews" */ './reviews-card').then((m) => m.ReviewsCard));
