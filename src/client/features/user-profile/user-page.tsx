import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { PublicUser } from '../../../contract/users';
import { failureOf } from '../../api/api-failure';
import { useMe } from '../../api/use-me';
import { usePersonTags } from '../../api/use-person-tags';
import { useUserInGameQuery } from '../../api/users-api';
import { ButtonLink } from '../../ui/controls/button-link';
import { formatNumber } from '../../ui/data/format-money';
import { formatMonth } from '../../ui/data/format-month';
import { StatList } from '../../ui/data/stat-list';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageError } from '../../ui/feedback/page-error';
import { Card, CardTitle } from '../../ui/layout/card';
import { Page } from '../../ui/layout/page';
import { Stack } from '../../ui/layout/stack';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { AboutText } from '../../ui/people/about-text';
import { Banner, Columns, Main, Side } from '../../ui/people/profile-look';
import { ProfileSkeleton } from '../../ui/people/profile-skeleton';
import { UserHead } from '../../ui/people/user-head';
import { isPersonId } from '../../ui/routing/is-person-id';
import { PageTitle } from '../../ui/routing/page-title';
import { useGameId } from '../../ui/routing/use-game-id';
import { PersonActions } from './person-actions';
import { texts } from './texts';

interface UserPageProps {
  /** What others wrote of him; `mateOf` is the game in which he is a mate. */
  readonly reviews: (userId: string, mateOf: string | null) => ReactNode;
}

const Person = ({ user, gameId, reviews }: UserPageProps & { readonly user: PublicUser; readonly gameId: string }) => {
  const me = useMe();
  const tags = usePersonTags(user, gameId);
  return (
    <Columns>
      <Main>
        <UserHead user={user} size={136} heading={<PageTitle>{user.username}</PageTitle>} />
        <Card as="section" aria-labelledby="about">
          <Stack $gap={12}>
            <CardTitle id="about">{texts.about}</CardTitle>
            <AboutText description={user.description} tags={tags} />
          </Stack>
        </Card>
      </Main>
      <Side>
        <Card>
          <Stack $gap={20}>
            <StatList
              items={[
                [texts.squads, formatNumber(user.orders)],
                [texts.since, formatMonth(Date.parse(user.since))],
              ]}
            />
            {me?.id === user.id && <p>{texts.yours}</p>}
            <PersonActions user={user} me={me} gameId={gameId} />
          </Stack>
        </Card>
      </Side>
      {reviews(user.id, user.mate?.gameId ?? null)}
    </Columns>
  );
};

/** What a shared link to somebody shows, to guests too. */
export const UserPage = ({ reviews }: UserPageProps) => {
  const { userId = '' } = useParams();
  const gameId = useGameId();
  const known = isPersonId(userId);
  const { currentData: user, error, refetch } = useUserInGameQuery({ params: { gameId, userId } }, { skip: !known });
  if (!known || user === null) {
    return (
      <Page>
        <VisuallyHidden as={PageTitle}>{texts.notFoundTitle}</VisuallyHidden>
        <EmptyState icon={<UserX />} text={texts.notFound} action={<ButtonLink to="/">{texts.home}</ButtonLink>} />
      </Page>
    );
  }
  if (user === undefined && error !== undefined) {
    return <PageError title={texts.failedTitle} text={failureOf(error).message} onRetry={refetch} />;
  }
  return (
    <>
      <Banner aria-hidden />
      <Page>{user === undefined ? <ProfileSkeleton title={texts.profile} label={texts.loading} about={150} side={170} reviews={280} /> : <Person user={user} gameId={gameId} reviews={reviews} />}</Page>
    </>
  );
};
