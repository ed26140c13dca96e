import styled from 'styled-components';
import type { Me } from '../../../contract/schemas/me';
import type { PublicUser } from '../../../contract/users';
import { failureOf } from '../../api/api-failure';
import { useMe } from '../../api/use-me';
import { useTipsGoalsQuery } from '../../api/tips-api';
import { usePersonTagsReady } from '../../api/use-person-tags-ready';
import { useUserInGameQuery } from '../../api/users-api';
import { ButtonLink } from '../../ui/controls/button-link';
import { CopyLink } from '../../ui/data/copy-link';
import { PageError } from '../../ui/feedback/page-error';
import { Card } from '../../ui/layout/card';
import { Page } from '../../ui/layout/page';
import { Quiet } from '../../ui/layout/quiet';
import { Row, Stack } from '../../ui/layout/stack';
import { Banner, Columns, Main, Side } from '../../ui/people/profile-look';
import { ProfileSkeleton } from '../../ui/people/profile-skeleton';
import { UserHead } from '../../ui/people/user-head';
import { PageTitle } from '../../ui/routing/page-title';
import { publicPath } from '../../ui/routing/public-path';
import { settingsAddress } from '../../ui/routing/settings-address';
import { useGameId } from '../../ui/routing/use-game-id';
import { AboutCard } from './about-card';
import { PricesCard } from './prices-card';
import type { ProfileSlots } from './profile-slots';
import { StatsCard } from './stats-card';
import { texts } from './texts';

const Actions = styled.div`
  margin-top: 12px;
`;

interface ContentProps extends ProfileSlots {
  readonly me: Me;
  readonly user: PublicUser;
  readonly gameId: string;
}

const Content = ({ me, user, gameId, avatarPicker, descriptionForm, reviews, goals }: ContentProps) => {
  const page = publicPath(user, gameId);
  return (
    <Columns>
      <Main>
        <UserHead user={user} size={136} heading={<PageTitle title={texts.title}>{user.username}</PageTitle>}>
          <Actions>{avatarPicker(me.avatarUrl !== null)}</Actions>
        </UserHead>
        <AboutCard user={user} gameId={gameId} form={descriptionForm} />
        {user.mate !== null && goals(user.id)}
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
            <ButtonLink to={settingsAddress(gameId)} variant="soft" wide>
              {texts.settings}
            </ButtonLink>
          </Stack>
        </Card>
      </Side>
      {reviews(user.id, user.mate?.gameId ?? null)}
    </Columns>
  );
};

/** One's own profile: what others see, changed in place. */
export const ProfilePage = (slots: ProfileSlots) => {
  const me = useMe();
  const gameId = useGameId();
  const { currentData: user, error, refetch } = useUserInGameQuery({ params: { gameId, userId: me?.id ?? '' } }, { skip: me === null });
  const goals = useTipsGoalsQuery({ query: { userId: me?.id ?? '' } }, { skip: me?.mateAccess == null });
  const ready = usePersonTagsReady(me?.id, gameId) && !goals.isLoading;
  if (me === null) return null;
  if (!user && (error !== undefined || user === null)) {
    return <PageError title={texts.failedTitle} text={error === undefined ? undefined : failureOf(error).message} onRetry={refetch} />;
  }
  return (
    <>
      <Banner aria-hidden />
      <Page>
        {user && ready ? (
          <Content {...slots} me={me} user={user} gameId={gameId} />
        ) : (
          <ProfileSkeleton title={texts.title} label={texts.loading} about={170} side={360} reviews={280} />
        )}
      </Page>
    </>
  );
};
