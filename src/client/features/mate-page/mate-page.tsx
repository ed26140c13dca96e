import { UserX } from 'lucide-react';
import { useParams } from 'react-router';
import { failureOf } from '../../api/api-failure';
import { useMateInGameQuery } from '../../api/mates-api';
import { useTipsGoalsQuery } from '../../api/tips-api';
import { useMe } from '../../api/use-me';
import { usePersonTagsReady } from '../../api/use-person-tags-ready';
import { ButtonLink } from '../../ui/controls/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageError } from '../../ui/feedback/page-error';
import { Page } from '../../ui/layout/page';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { Banner, Columns, Main, Side } from '../../ui/people/profile-look';
import { ProfileSkeleton } from '../../ui/people/profile-skeleton';
import { useInviteOnReturn } from '../../ui/people/use-invite-on-return';
import { isPersonId } from '../../ui/routing/is-person-id';
import { PageTitle } from '../../ui/routing/page-title';
import { useGameId } from '../../ui/routing/use-game-id';
import { AboutCard } from './about-card';
import { GoalsCard } from './goals/goals-card';
import { MateHead } from './mate-head';
import { PlayCard } from './play-card';
import { ReviewsCard } from './reviews-card';
import { texts } from './texts';

/** Everything that a client wants to know before he calls this mate; on phones the call comes before goals and reviews. */
export const MatePage = () => {
  const { mateId = '' } = useParams();
  const gameId = useGameId();
  const me = useMe();
  const known = isPersonId(mateId);
  const { currentData: mate, error, refetch } = useMateInGameQuery({ params: { gameId, mateId } }, { skip: !known });
  const goals = useTipsGoalsQuery({ query: { userId: mateId } }, { skip: !known });
  const ready = usePersonTagsReady(known ? mateId : undefined, gameId) && !goals.isLoading;
  useInviteOnReturn(me, gameId);
  if (!known || mate === null) {
    return (
      <Page>
        <VisuallyHidden as={PageTitle}>{texts.notFoundTitle}</VisuallyHidden>
        <EmptyState icon={<UserX />} text={texts.notFound} action={<ButtonLink to={`/${gameId}/team`}>{texts.team}</ButtonLink>} />
      </Page>
    );
  }
  const isLoading = mate === undefined || !ready;
  if (isLoading && error !== undefined) {
    return <PageError title={texts.failedTitle} text={failureOf(error).message} onRetry={refetch} />;
  }
  return (
    <>
      <Banner aria-hidden />
      <Page>
        {isLoading ? (
          <ProfileSkeleton title={texts.title} label={texts.loading} about={150} side={420} reviews={280} />
        ) : (
          <Columns>
            <Main>
              <MateHead mate={mate} />
              <AboutCard mate={mate} gameId={gameId} />
            </Main>
            <Side>
              <PlayCard mate={mate} me={me} gameId={gameId} />
            </Side>
            <Main>
              <GoalsCard mate={mate} me={me} gameId={gameId} />
              <ReviewsCard userId={mate.id} mateOf={gameId} />
            </Main>
          </Columns>
        )}
      </Page>
    </>
  );
};
