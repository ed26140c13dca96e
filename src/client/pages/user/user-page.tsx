import { groupedNumber } from '#domain/text/format.ts';
import { UserX } from '../../kit/icons/user-x';
import { useParams } from 'react-router';
import type { PublicUser } from '#contract/people/users.ts';
import { type PageComponent, unsubscribed } from '../../api/first-queries';
import { Loaded } from '../../api/loaded';
import { useMe, usersApi, useUserInGameQuery } from '../../entities/person/users-api';
import { personTagQueries, usePersonTags } from '../../entities/person/use-person-tags';
import { reviewsApi } from '../../entities/review/reviews-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { formatMonth } from '../../kit/display/dates';
import { StatList } from '../../kit/display/facts';
import { MissingPage } from '../../kit/layout/missing-page';
import { Card, CardTitle } from '../../kit/layout/card';
import { Page } from '../../kit/layout/page';
import { Stack } from '../../kit/layout/stack';
import { AboutText } from '../../entities/person/about-text';
import { Banner, Columns, Main, ProfileSkeleton, Side } from '../../entities/person/profile-layout';
import { UserHead } from '../../entities/person/person-head';
import { isUuid } from '#domain/text/is-uuid.ts';
import { PageTitle } from '../../kit/routing/page-title';
import { useGameId } from '../../entities/game/chosen-game';
import { ReviewsCard } from '../../features/reviews/reviews-card';
import { PersonActions } from '../../features/user-profile/person-actions';
import { texts } from '../../features/user-profile/texts';
import { homePath } from '#contract/routes/product-pages.ts';

const Person = ({ user, gameId }: { readonly user: PublicUser; readonly gameId: string }) => {
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
                [texts.squads, groupedNumber(user.orders)],
                [texts.since, formatMonth(Date.parse(user.since))],
              ]}
            />
            {me?.id === user.id && <p>{texts.yours}</p>}
            <PersonActions user={user} me={me} gameId={gameId} />
          </Stack>
        </Card>
      </Side>
      <ReviewsCard userId={user.id} mateOf={user.mate?.gameId ?? null} />
    </Columns>
  );
};

/** A person's public profile by a shared link, visible to guests too. */
export const UserPage: PageComponent = () => {
  const { userId = '' } = useParams();
  const gameId = useGameId();
  const known = isUuid(userId);
  const query = useUserInGameQuery({ params: { gameId, userId } }, { skip: !known });
  return (
    <Loaded
      query={known ? query : { data: null, refetch: query.refetch }}
      skeleton={
        <>
          <Banner />
          <Page>
            <ProfileSkeleton title={texts.profile} label={texts.loading} about={150} side={170} reviews={280} />
          </Page>
        </>
      }
      missing={
        <MissingPage
          title={texts.notFoundTitle}
          icon={<UserX />}
          text={texts.notFound}
          action={<ButtonLink to={homePath}>{texts.home}</ButtonLink>}
        />
      }
      pageTitle={texts.failedTitle}
    >
      {(user) => (
        <>
          <Banner />
          <Page>
            <Person user={user} gameId={gameId} />
          </Page>
        </>
      )}
    </Loaded>
  );
};

UserPage.firstQueries = ({ gameId, parts: [, , userId = ''] }) =>
  isUuid(userId)
    ? [
        usersApi.endpoints.userInGame.initiate({ params: { gameId, userId } }, unsubscribed),
        ...personTagQueries(userId, gameId),
        reviewsApi.endpoints.reviewCriteria.initiate({ params: { a: gameId, b: userId } }, unsubscribed),
        reviewsApi.endpoints.reviewsOf.initiate(userId, unsubscribed),
      ]
    : [];
