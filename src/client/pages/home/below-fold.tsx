import { MessageSquareHeart } from '../../kit/icons/message-square-heart';
import { ShieldCheck } from '../../kit/icons/shield-check';
import { Star } from '../../kit/icons/star';
import { Swords } from '../../kit/icons/swords';
import { UserSearch } from '../../kit/icons/user-search';
import styled from 'styled-components';
import { Card } from '../../kit/layout/card';
import { Container, SectionTitle } from '../../kit/layout/page';
import { TextLink } from '../../kit/routing/text-link';
import { useGameLink } from '../../entities/game/chosen-game';
import { below, clampLines, oneLine, theme } from '../../kit/theme/theme';
import { texts } from './below-texts';
import type { ReviewItem } from '#contract/mates/reviews.ts';
import { DateText } from '../../kit/display/date-and-countdown';
import { formatRating } from '#domain/text/format.ts';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { Avatar } from '../../entities/person/avatar';
import { Loaded } from '../../api/loaded';
import { useGameReviewsQuery } from '../../entities/review/reviews-api';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useSeen } from '../../kit/layout/defer';
import { useMe } from '../../entities/person/users-api';
import { TrialOffer } from './trial-offer';
import { GameLinks } from './game-links';
import { chosenGame } from '#contract/routes/route.ts';
import { howItWorksPath, matePath } from '#contract/routes/game-pages.ts';

const icons = [UserSearch, ShieldCheck, Swords] as const;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  margin: 64px 0 20px;
  ${below('md')} {
    margin-top: 40px;
  }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 16px;
  h3 {
    margin: 16px 0 6px;
    font-size: 16px;
  }
  p {
    color: ${theme.color.text2};
    font-size: 14px;
  }
  svg {
    width: 26px;
    height: 26px;
    color: ${theme.color.violet};
  }
`;

/** How an order works, in three steps. */
const HowSteps = () => {
  const link = useGameLink();
  return (
    <Container as="section" aria-labelledby="how-steps">
      <Head>
        <SectionTitle id="how-steps">{texts.how.title}</SectionTitle>
        <TextLink to={link(howItWorksPath({ gameId: chosenGame }))}>{texts.how.more}</TextLink>
      </Head>
      <Steps>
        {texts.how.steps.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Swords;
          return (
            <Card as="li" key={title}>
              <Icon aria-hidden />
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          );
        })}
      </Steps>
    </Container>
  );
};

/** In a grid the subjects of the reviews are aligned. */
const CardFrame = styled(Card)`
  display: flex;
  flex-direction: column;
`;

const ReviewCardHead = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 12px;
  > div {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 600;
    ${oneLine}
  }
  time {
    color: ${theme.color.text3};
    font-size: 13px;
  }
`;

const Rating = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  font-weight: 600;
  svg {
    width: 15px;
    height: 15px;
    fill: ${theme.color.warn};
    color: ${theme.color.warn};
  }
`;

const ReviewText = styled.p`
  margin-bottom: 12px;
  color: ${theme.color.text2};
  ${clampLines(4)}
`;

const About = styled.p`
  margin-top: auto;
  color: ${theme.color.text3};
  font-size: 13px;
  ${oneLine}
`;

const ReviewCard = ({
  review: { author, subject, gameId, rating, text, createdAt },
}: {
  readonly review: ReviewItem;
}) => (
  <CardFrame as="li">
    <ReviewCardHead>
      <Avatar userId={author.id ?? author.name} username={author.name} avatarUrl={author.avatarUrl} />
      <div>
        <b title={author.name}>{author.name}</b>
        <DateText value={createdAt} />
      </div>
      <Rating>
        <Star aria-hidden />
        <VisuallyHidden>{texts.reviews.rating(formatRating(rating))}</VisuallyHidden>
        <span aria-hidden>{formatRating(rating)}</span>
      </Rating>
    </ReviewCardHead>
    <ReviewText>{text}</ReviewText>
    <About>
      <TextLink to={matePath({ gameId, mateId: subject.id })}>{texts.reviews.about(subject.name)}</TextLink>
    </About>
  </CardFrame>
);

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 16px;
  min-height: 180px;
  ${below('sm')} {
    li:nth-child(n + 4) {
      display: none;
    }
  }
`;

const Offer = styled.div`
  margin-top: 48px;
`;

const Space = styled(Container)`
  padding-bottom: 72px;
`;

/** Latest reviews of the game's mates; requested when scrolled near. */
const GameReviews = ({ gameId }: { readonly gameId: string }) => {
  const [seen, ref] = useSeen<HTMLDivElement>();
  const query = useGameReviewsQuery({ params: { gameId } }, { skip: !seen });
  return (
    <Space as="section" aria-labelledby="game-reviews">
      <Head ref={ref}>
        <SectionTitle id="game-reviews">{texts.reviews.title}</SectionTitle>
      </Head>
      <Loaded
        query={query}
        skeleton={
          <Grid aria-busy>
            {[0, 1, 2].map((index) => (
              <li key={index}>
                <Skeleton $height={180} $radius="16px" />
              </li>
            ))}
          </Grid>
        }
        empty={<EmptyState icon={<MessageSquareHeart />} text={texts.reviews.empty} />}
      >
        {(reviews) => (
          <Grid>
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </Grid>
        )}
      </Loaded>
    </Space>
  );
};

/** Guests return to it after signing in; signed-in people have the offer above, if it is available to them. */
const TrialForGuests = ({ gameId }: { readonly gameId: string }) =>
  useMe() === null ? (
    <Offer>
      <TrialOffer gameId={gameId} />
    </Offer>
  ) : null;

/** Below the first screen: loaded when scrolled near. */
export const BelowFold = ({ gameId }: { readonly gameId: string }) => (
  <>
    <TrialForGuests gameId={gameId} />
    <GameLinks gameId={gameId} />
    <HowSteps />
    <GameReviews gameId={gameId} />
  </>
);
