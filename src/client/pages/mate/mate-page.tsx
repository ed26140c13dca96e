import { Heart, MessageCircle, UserX } from 'lucide-react';
import styled from 'styled-components';
import { useState } from 'react';
import { useParams } from 'react-router';
import { usePersonTags, usePersonTagsReady } from '../../entities/person/use-person-tags';
import { formatDate } from '../../kit/display/dates';
import { Card, CardTitle } from '../../kit/layout/card';
import { AboutText } from '../../entities/person/about-text';
import { serverNow } from '../../kit/time/server-now';
import { type MateInGame, PriceList } from './price-list';
import { texts } from './texts';
import { formatRating } from '../../kit/display/format-rating';
import { answersText } from '../../entities/mate/answer-time';
import { ReportPerson } from '../../entities/person/report-person';
import { PersonHead } from '../../entities/person/person-head';
import { PageTitle } from '../../kit/routing/page-title';
import type { Me } from '../../../contract/schemas/me';
import { failureOf } from '../../api/api-error';
import { useMateInGameQuery } from '../../entities/mate/mates-api';
import { useSetFavoriteMateMutation } from '../../entities/mate/mate-side-api';
import { Button } from '../../kit/controls/button';
import { useAskToSignIn } from '../../entities/session/use-ask-to-sign-in';
import { useToast } from '../../kit/toast/use-toast';
import { below, theme } from '../../kit/theme/theme';
import { ButtonLink } from '../../kit/controls/button-link';
import { CopyLink } from '../../kit/display/copy-link';
import { Row, Stack } from '../../kit/layout/stack';
import { InviteButton, useInviteOnReturn } from '../../entities/mate/invite-button';
import { chatWithPath, isPersonId } from '../../entities/person/addresses';
import { isTrial, trialFirst } from '../../../domain/games/category';
import { useFirstSquadPricesQuery } from '../../entities/squad/squads-api';
import { loginPath } from '../../entities/session/return-path';
import { useTipsGoalsQuery } from '../../entities/mate/tips-api';
import { useMe } from '../../entities/person/users-api';
import { EmptyState } from '../../kit/feedback/empty-state';
import { PageError } from '../../kit/feedback/error-state';
import { Page } from '../../kit/layout/page';
import { useSettled } from '../../kit/layout/use-settled';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { Banner, Columns, Main, ProfileSkeleton, Side } from '../../entities/person/profile-look';
import { useGameId } from '../../entities/game/game-place';
import { GoalsCard } from './goals/goals-card';
import { ArticlesOf } from '../../entities/blog/articles-of';
import { ReviewsCard } from '../../features/reviews/reviews-card';

/** What the mate says of themselves, what they speak, play on and are in the game. */
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

/** Who the mate is and how they are rated in this game. */
const MateHead = ({
  mate: { id, name, iconUrl, level, onlineLevel, lastOnlineAt, rating, reviewCount, orders, answerSeconds },
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
      texts.rating(formatRating(rating), reviewCount),
      texts.orders(orders),
      ...(answerSeconds === undefined ? [] : [answersText(answerSeconds)]),
    ]}
    size={136}
    heading={<PageTitle>{name}</PageTitle>}
  />
);

const Sign = styled(Heart)<{ $on: boolean }>`
  ${({ $on }) => $on && `fill: ${theme.color.danger}; color: ${theme.color.danger};`}
`;

const FavoriteButton = ({ mate, me }: { readonly mate: MateInGame; readonly me: Me | null }) => {
  const [save] = useSetFavoriteMateMutation();
  const askToSignIn = useAskToSignIn();
  const toast = useToast();
  const toggle = async (): Promise<void> => {
    try {
      await save({ params: { id: mate.id }, body: { favorite: !mate.favorite } }).unwrap();
      toast.success(mate.favorite ? texts.removed : texts.added);
    } catch (error) {
      toast.danger(failureOf(error).message);
    }
  };
  return (
    <Button variant="ghost" size="sm" aria-pressed={mate.favorite} onClick={me === null ? askToSignIn : toggle}>
      <Sign aria-hidden $on={mate.favorite} />
      {mate.favorite ? texts.favoriteOn : texts.favorite}
    </Button>
  );
};

interface PlayCardProps {
  readonly mate: MateInGame;
  readonly me: Me | null;
  readonly gameId: string;
}

const Note = styled.p`
  color: ${theme.color.text2};
  font-size: 13px;
`;

/** On phones the call stays at hand above the tabs, however long the page is. */
const InviteBar = styled.div`
  ${below('md')} {
    position: fixed;
    right: 0;
    bottom: ${theme.size.tabBar};
    left: 0;
    z-index: ${theme.layer.header};
    padding: 8px max(16px, env(safe-area-inset-right))
      max(8px, calc(env(safe-area-inset-bottom) - ${theme.size.tabBar})) max(16px, env(safe-area-inset-left));
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.surface1};
    > span,
    > span > button {
      width: 100%;
    }
    :root:has(&) {
      --bottom-bar: 65px;
    }
  }
`;

/** Prices and whatever one may do with this mate. */
const PlayCard = ({ mate, me, gameId }: PlayCardProps) => {
  const page = `/${gameId}/team/${mate.id}`;
  const chat = chatWithPath(page, mate.id);
  const isOwn = me?.id === mate.id;
  const { data: trial } = useFirstSquadPricesQuery();
  // The trial stands first where it is open to this person, and is not offered where it is not.
  const prices = mate.prices
    .filter((category) => isOwn || !isTrial(category) || trial?.available === true)
    .sort(trialFirst);
  const [picked, setChosen] = useState<number>();
  const chosen = picked ?? prices[0]?.id;
  return (
    <Card as="section" aria-labelledby="play">
      <Stack $gap={16}>
        <CardTitle id="play">{texts.play}</CardTitle>
        <PriceList prices={prices} value={chosen} onChange={setChosen} />
        {isOwn ? (
          <>
            <Note>{texts.own}</Note>
            <ButtonLink to={`/${gameId}/settings`} wide>
              {texts.edit}
            </ButtonLink>
          </>
        ) : (
          <>
            {!mate.active && <Note>{texts.noOrders}</Note>}
            <InviteBar>
              <InviteButton
                mate={mate}
                me={me}
                gameId={gameId}
                categoryId={chosen}
                size="lg"
                wide
                label={texts.invite}
              />
            </InviteBar>
            <ButtonLink to={me === null ? loginPath(chat) : chat} variant="soft" wide>
              <MessageCircle aria-hidden />
              {texts.write}
            </ButtonLink>
          </>
        )}
        <Row $gap={4} $align="normal" $justify="center">
          {!isOwn && <FavoriteButton mate={mate} me={me} />}
          <CopyLink path={page} variant="ghost" />
          {!isOwn && <ReportPerson person={{ id: mate.id, username: mate.name }} signedIn={me !== null} />}
        </Row>
      </Stack>
    </Card>
  );
};

/**
 * Everything that a client wants to know before calling this mate; on phones the call comes before reviews and goals.
 */
export const MatePage = () => {
  const { mateId = '' } = useParams();
  const gameId = useGameId();
  const me = useMe();
  const known = isPersonId(mateId);
  const { currentData: mate, error, refetch } = useMateInGameQuery({ params: { gameId, mateId } }, { skip: !known });
  const goals = useTipsGoalsQuery({ query: { userId: mateId } }, { skip: !known });
  const answered = usePersonTagsReady(known ? mateId : undefined, gameId) && !goals.isLoading;
  const ready = useSettled(answered, `${gameId}/${mateId}`);
  useInviteOnReturn(me, gameId);
  if (!known || mate === null) {
    return (
      <Page>
        <VisuallyHidden as={PageTitle}>{texts.notFoundTitle}</VisuallyHidden>
        <EmptyState
          icon={<UserX />}
          text={texts.notFound}
          action={<ButtonLink to={`/${gameId}/team`}>{texts.team}</ButtonLink>}
        />
      </Page>
    );
  }
  const isLoading = mate === undefined || !ready;
  if (mate === undefined && error !== undefined) {
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
              <ReviewsCard userId={mate.id} mateOf={gameId} />
              <GoalsCard mate={mate} me={me} gameId={gameId} />
              <ArticlesOf authorId={mate.id} />
            </Main>
          </Columns>
        )}
      </Page>
    </>
  );
};
