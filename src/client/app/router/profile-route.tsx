import { useEffect } from 'react';
import { useMe } from '../../api/use-me';
import { ReviewsCard } from '../../features/mate-page/reviews-card';
import { ProfilePage } from '../../features/profile/profile-page';
import { AvatarPicker } from '../../features/settings/avatar/avatar-picker';
import { lazyPart } from '../../ui/overlay/lazy-part';
import { DescriptionForm } from '../../features/settings/profile/description-form';

/** Mates only. */
const ownGoals = lazyPart<{ readonly mateId: string }>(() =>
  import(/* webpackChunkName: "own-goals" */ '../../features/profile/goals/own-goals').then((m) => m.OwnGoals),
);

/** Features do not know one another: here one's own profile gets the forms of the settings and the reviews. */
export const ProfileRoute = () => {
  const isMate = useMe()?.mateAccess != null;
  // Together with what the page asks of the server, which it waits for.
  useEffect(() => {
    if (isMate) void ownGoals.preload();
  }, [isMate]);
  return (
    <ProfilePage
      avatarPicker={(has) => <AvatarPicker has={has} />}
      descriptionForm={(userId, saved, onDone) => <DescriptionForm userId={userId} saved={saved} onDone={onDone} />}
      reviews={(userId, mateOf) => <ReviewsCard userId={userId} mateOf={mateOf} />}
      goals={(mateId) => <ownGoals.Part mateId={mateId} />}
    />
  );
};
