import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import type { PublicUser } from '#contract/people/users.ts';
import { Loaded } from '../../api/loaded';
import { useMateStatsQuery } from '../../entities/mate/mates-api';
import { formatMonth } from '../../kit/display/dates';
import { Money } from '../../entities/money/money';
import { formatRating, groupedNumber } from '#domain/text/format.ts';
import { StatList } from '../../kit/display/facts';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Card, CardTitle } from '../../kit/layout/card';
import { Row, Stack } from '../../kit/layout/stack';
import { texts } from './texts';
import type { Me } from '#contract/schemas/me.ts';
import { useMe, useUserInGameQuery } from '../../entities/person/users-api';
import { useTipsGoalsQuery } from '../../entities/mate/tips-api';
import { usePersonTagsReady } from '../../entities/person/use-person-tags';
import { ButtonLink } from '../../kit/controls/button-link';
import { CopyLink } from '../../kit/display/copy-link';
import { useSettled } from '../../kit/layout/use-settled';
import { Page } from '../../kit/layout/page';
import { Quiet } from '../../kit/layout/prose';
import { Banner, Columns, Main, ProfileSkeleton, Side } from '../../entities/person/profile-layout';
import { UserHead } from '../../entities/person/person-head';
import { PageTitle } from '../../kit/routing/page-title';
import { publicPath } from '../../entities/person/paths';
import { useGameId } from '../../entities/game/chosen-game';
import { ArticlesOf } from '../../entities/blog/articles-of';
import { ReviewsCard } from '../../features/reviews/reviews-card';
import { AvatarPicker } from '../../features/settings/avatar/avatar-picker';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { AboutCard } from './about-card';
import { PricesCard } from './prices-card';
import { TextLink } from '../../kit/routing/text-link';
import { matePlacePath } from '#contract/routes/landing-pages.ts';
import { settingsPath } from '#contract/routes/game-pages.ts';

const MateStats = ({ userId, gameId }: { readonly userId: string; readonly gameId: string }) => (
  <Loaded
    query={useMateStatsQuery({ params: { gameId, userId } })}
    skeleton={<Skeleton $height={112} $radius="12px" />}
  >
    {(stats) => (
      <StatList
        items={[
          [texts.rating, formatRating(stats.rating)],
          [texts.orders, groupedNumber(stats.orders)],
          [texts.hours, groupedNumber(Math.floor(stats.hours))],
          [texts.incomeMonth, <Money key="income" value={stats.incomeMonth} />],
        ]}
      />
    )}
  </Loaded>
);

/** A mate's numbers in their game; a client's own. */
const StatsCard = ({ user }: { readonly user: PublicUser }) => (
  <Stack as="section" $gap={16} aria-labelledby="stats">
    <CardTitle id="stats">{texts.stats}</CardTitle>
    {user.mate === null ? (
      <StatList
        items={[
          [texts.squads, groupedNumber(user.orders)],
          [texts.since, formatMonth(Date.parse(user.since))],
        ]}
      />
    ) : (
      <>
        <MateStats userId={user.id} gameId={user.mate.gameId} />
        <TextLink to={matePlacePath({ gameId: user.mate.gameId })}>{texts.place}</TextLink>
      </>
    )}
  </Stack>
);

/** Mates only. */
const ownGoals = lazyComponent<{ readonly mateId: string }>(() =>
  import(/* webpackChunkName: "own-goals" */ './goals/own-goals').then((m) => m.OwnGoals),
);

const Actions = styled(Stack).attrs({ $gap: 8, $align: 'start' })`
  margin-top: 12px;
`;

interface ContentProps {
  readonly me: Me;
  readonly user: PublicUser;
  readonly gameId: string;
}

const Content = ({ me, user, gameId }: ContentProps) => {
  const page = publicPath(user, gameId);
  return (
    <Columns>
      <Main>
        <UserHead user={user} size={136} heading={<PageTitle title={texts.title}>{user.username}</PageTitle>}>
          <Actions>
            <AvatarPicker has={me.avatarUrl !== null} />
          </Actions>
        </UserHead>
        <AboutCard user={user} gameId={gameId} />
        {user.mate !== null && <ownGoals.Component mateId={user.id} />}
      </Main>
      <Side>
        <Card>
          <Stack $gap={20}>
            <StatsCard user={user} />
            {user.mate !== null && <PricesCard gameId={gameId} />}
            <Quiet>{texts.seen}</Quiet>
            <Row $gap={8}>
              <ButtonLink to={page} size="sm">
                {texts.look}
              </ButtonLink>
              <CopyLink path={page} variant="ghost" />
            </Row>
            <ButtonLink to={settingsPath(gameId)} variant="soft" wide>
              {texts.settings}
            </ButtonLink>
          </Stack>
        </Card>
      </Side>
      <Stack $gap={16}>
        <ArticlesOf authorId={user.id} />
        <ReviewsCard userId={user.id} mateOf={user.mate?.gameId ?? null} />
      </Stack>
    </Columns>
  );
};

const Framed = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Banner />
    <Page>{children}</Page>
  </>
);

/** The person's own profile: what others see, edited in place. */
export const ProfilePage = () => {
  const me = useMe();
  const gameId = useGameId();
  const query = useUserInGameQuery({ params: { gameId, userId: me?.id ?? '' } }, { skip: me === null });
  const goals = useTipsGoalsQuery({ query: { userId: me?.id ?? '' } }, { skip: me?.mateAccess == null });
  const answered = usePersonTagsReady(me?.id, gameId) && !goals.isLoading;
  const ready = useSettled(answered, gameId);
  const isMate = me?.mateAccess != null;
  // Loaded in parallel with the page's requests, for which it waits anyway.
  useEffect(() => {
    if (isMate) void ownGoals.preload();
  }, [isMate]);
  if (me === null) return null;
  const waiting = (
    <Framed>
      <ProfileSkeleton title={texts.title} label={texts.loading} about={170} side={360} reviews={280} />
    </Framed>
  );
  // Nobody without an account of their own sees this page: nothing found is a failure too.
  const found = query.currentData === null ? { error: null, refetch: query.refetch } : query;
  return (
    <Loaded query={found} skeleton={waiting} pageTitle={texts.failedTitle}>
      {(user) =>
        ready ? (
          <Framed>
            <Content me={me} user={user} gameId={gameId} />
          </Framed>
        ) : (
          waiting
        )
      }
    </Loaded>
  );
};
