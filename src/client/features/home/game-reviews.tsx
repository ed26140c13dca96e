import { MessageSquareHeart } from 'lucide-react';
import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { useGameReviewsQuery } from '../../api/reviews-api';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Container } from '../../ui/layout/container';
import { SectionTitle } from '../../ui/layout/section-title';
import { useSeen } from '../../ui/layout/use-seen';
import { below } from '../../ui/theme/media';
import { Head } from './how-steps';
import { ReviewCard } from './review-card';
import { texts } from './below-texts';

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

const Space = styled(Container)`
  padding-bottom: 72px;
`;

/** Fresh reviews of the game's mates; asked for when they come near. */
export const GameReviews = ({ gameId }: { readonly gameId: string }) => {
  const [seen, ref] = useSeen<HTMLDivElement>();
  const { currentData: reviews, error, refetch } = useGameReviewsQuery({ params: { gameId } }, { skip: !seen });
  return (
    <Space as="section" aria-labelledby="game-reviews">
      <Head ref={ref}>
        <SectionTitle id="game-reviews">{texts.reviews.title}</SectionTitle>
      </Head>
      {reviews === undefined && error !== undefined && <ErrorState text={failureOf(error).message} onRetry={refetch} />}
      {reviews?.length === 0 && <EmptyState icon={<MessageSquareHeart />} text={texts.reviews.empty} />}
      {!(reviews === undefined && error !== undefined) && reviews?.length !== 0 && (
        <Grid aria-busy={reviews === undefined}>
          {reviews === undefined
            ? [0, 1, 2].map((index) => (
                <li key={index}>
                  <Skeleton $height={180} $radius="16px" />
                </li>
              ))
            : reviews.map((review) => <ReviewCard key={review.id} review={review} />)}
        </Grid>
      )}
    </Space>
  );
};
