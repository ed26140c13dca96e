import { UserX } from '../../kit/icons/user-x';
import { useParams } from 'react-router';
import { personTagQueries, usePersonTags, usePersonTagsReady } from '../../entities/person/use-person-tags';
import { formatDate } from '../../kit/display/dates';
import { Card } from '../../kit/layout/card';
import { AboutText } from '../../entities/person/about-text';
import { serverNow } from '../../kit/time/server-now';
import type { MateInGame } from './price-list';
import { PlayCard } from './play-card';
import { texts } from './texts';
import { answersText } from '#domain/mates/answer-time.ts';
import { HeadVoice } from '../../entities/mate/voice/voice-button';
import { PersonHead } from '../../entities/person/person-head';
import { PageTitle } from '../../kit/routing/page-title';
import { type PageComponent, unsubscribed } from '../../api/first-queries';
import { Loaded } from '../../api/loaded';
import { matePolling } from '../../entities/mate/mate-polling';
import { matesApi, useMateInGameQuery } from '../../entities/mate/mates-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { useInviteOnReturn } from '../../entities/mate/invite-button';
import { isUuid } from '#domain/text/is-uuid.ts';
import { tipsApi, useTipsGoalsQuery } from '../../entities/mate/tips-api';
import { squadPricesApi, useFirstSquadPricesQuery } from '../../entities/squad/squad-prices-api';
import { useMe } from '../../entities/person/users-api';
import { MissingPage } from '../../kit/layout/missing-page';
import { Page } from '../../kit/layout/page';
import { useSettled } from '../../kit/layout/use-settled';
import { Banner, Columns, Main, ProfileSkeleton, Side } from '../../entities/person/profile-layout';
import { useGameId } from '../../entities/game/chosen-game';
import { GoalsCard } from './goals/goals-card';
import { ArticlesOf, articlesOfCall } from '../../entities/blog/articles-of';
import { blogApi } from '../../entities/blog/blog-api';
import { bookingsApi } from '../../entities/booking/bookings-api';
import { reviewsApi } from '../../entities/review/reviews-api';
import { BookSheet, useBookable, usualTimesCall } from '../../features/booking/book-button';
import { ReviewsCard } from '../../features/reviews/reviews-card';
import { teamPath } from '#contract/routes/game-pages.ts';

/** About the mate: description, languages, platforms, and parameters in the game. */
const AboutCard = ({ mate, gameId }: { readonly mate: MateInGame; readonly gameId: string }) => {
  const tags = usePersonTags(mate, gameId);
  return (
    <Card as="section" aria-label={texts.about}>
      <AboutText
        description={mate.description}
        tags={[...tags, texts.since(formatDate(Date.parse(mate.since), serverNow()))]}
      />
    </Card>
  );
};

/** Who the mate is, and their rating in this game. */
const MateHead = ({
  mate: { id, name, iconUrl, level, onlineLevel, lastOnlineAt, rating, reviewCount, orders, answerSeconds, voiceUrl },
}: {
  readonly mate: MateInGame;
}) => (
  <PersonHead
    userId={id}
    username={name}
    avatarUrl={iconUrl}
    onlineLevel={onlineLevel}
    lastOnlineAt={lastOnlineAt}
    level={level}
    facts={[
      texts.rating(rating, reviewCount),
      texts.orders(orders),
      ...(answerSeconds === undefined ? [] : [answersText(answerSeconds)]),
    ]}
    size={136}
    heading={<PageTitle>{name}</PageTitle>}
  >
    <HeadVoice address={voiceUrl} />
  </PersonHead>
);

/** A mate's page for clients; on phones the call comes before reviews and goals. */
export const MatePage: PageComponent = () => {
  const { mateId = '' } = useParams();
  const gameId = useGameId();
  const me = useMe();
  const known = isUuid(mateId);
  const query = useMateInGameQuery({ params: { gameId, mateId } }, { ...matePolling, skip: !known });
  const goals = useTipsGoalsQuery({ query: { userId: mateId } }, { skip: !known });
  const trial = useFirstSquadPricesQuery();
  const bookable = useBookable(mateId, known && me?.mateAccess == null);
  const answered =
    usePersonTagsReady(known ? mateId : undefined, gameId) && !goals.isLoading && !trial.isLoading && bookable !== null;
  const ready = useSettled(answered, `${gameId}/${mateId}`);
  useInviteOnReturn(me, gameId);
  const waiting = (
    <>
      <Banner />
      <Page>
        <ProfileSkeleton title={texts.title} label={texts.loading} about={150} side={420} reviews={280} />
      </Page>
    </>
  );
  return (
    <Loaded
      query={known ? query : { data: null, refetch: query.refetch }}
      skeleton={waiting}
      missing={
        <MissingPage
          title={texts.notFoundTitle}
          icon={<UserX />}
          text={texts.notFound}
          action={<ButtonLink to={teamPath({ gameId })}>{texts.team}</ButtonLink>}
        />
      }
      pageTitle={texts.failedTitle}
    >
      {(mate) =>
        !ready ? (
          waiting
        ) : (
          <>
            <Banner />
            <Page>
              <Columns>
                <Main>
                  <MateHead mate={mate} />
                  <AboutCard mate={mate} gameId={gameId} />
                </Main>
                <Side>
                  <PlayCard mate={mate} me={me} gameId={gameId} bookable={bookable === true} />
                </Side>
                <Main>
                  <ReviewsCard userId={mate.id} mateOf={gameId} />
                  <GoalsCard mate={mate} me={me} gameId={gameId} />
                  <ArticlesOf authorId={mate.id} />
                </Main>
              </Columns>
              {me?.mateAccess == null && <BookSheet mate={mate} me={me} />}
            </Page>
          </>
        )
      }
    </Loaded>
  );
};

MatePage.firstQueries = ({ gameId, me, parts: [, , mateId = ''] }) =>
  isUuid(mateId)
    ? [
        matesApi.endpoints.mateInGame.initiate({ params: { gameId, mateId } }, unsubscribed),
        tipsApi.endpoints.tipsGoals.initiate({ query: { userId: mateId } }, unsubscribed),
        squadPricesApi.endpoints.firstSquadPrices.initiate(undefined, unsubscribed),
        // A mate books nobody.
        ...(me?.mateAccess == null
          ? [bookingsApi.endpoints.bookingTimes.initiate(usualTimesCall(mateId), unsubscribed)]
          : []),
        ...personTagQueries(mateId, gameId),
        reviewsApi.endpoints.reviewCriteria.initiate({ params: { a: gameId, b: mateId } }, unsubscribed),
        reviewsApi.endpoints.reviewsOf.initiate(mateId, unsubscribed),
        blogApi.endpoints.articlesShelf.initiate(articlesOfCall(mateId), unsubscribed),
      ]
    : [];
