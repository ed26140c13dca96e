import { Suspense } from 'react';
import { ReviewsCard } from '../../features/mate-page/reviews-card';
import { ProfilePage } from '../../features/profile/profile-page';
import { AvatarPicker } from '../../features/settings/avatar/avatar-picker';
import { DescriptionForm } from '../../features/settings/profile/description-form';

/** Features do not know one another: here one's own profile gets the forms of the settings and the reviews. */
export const ProfileRoute = () => (
  <ProfilePage
    avatarPicker={(has) => <AvatarPicker has={has} />}
    descriptionForm={(userId, saved, onDone) => <DescriptionForm userId={userId} saved={saved} onDone={onDone} />}
    reviews={(mateId, gameId) => <ReviewsCard mateId={mateId} gameId={gameId} />}
    goals={() => <Suspense />}
  />
);
