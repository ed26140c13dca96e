import { ReviewsCard } from '../../features/mate-page/reviews-card';
import { UserPage } from '../../features/user-profile/user-page';

/** Features do not know one another: here a person's page gets what others wrote of him. */
export const UserRoute = () => <UserPage reviews={(userId, mateOf) => <ReviewsCard userId={userId} mateOf={mateOf} />} />;
