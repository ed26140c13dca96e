import { MessageSquareHeart } from 'lucide-react';
import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { useReviewsOfInfiniteQuery } from '../../api/reviews-api';
import { Button } from '../../ui/controls/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Card, CardTitle } from '../../ui/layout/card';
import { Stack } from '../../ui/layout/stack';
import { CriteriaSummary } from './criteria-summary';
import { ReviewLine } from './review-line';
import { texts } from './texts';

interface ReviewsCardProps {
  readonly userId: string;
  /** The game in which he is a mate: only mates are marked by criterion. */
  readonly mateOf: string | null;
}

const List = styled.ul`
  margin: 4px 0;
`;

const waiting = (
  <Stack $gap={16} aria-busy>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} $height={56} $radius="12px" />
    ))}
  </Stack>
);

/** The rating by criterion and what people wrote of somebody, newest first. */
export const ReviewsCard = ({ userId, mateOf }: ReviewsCardProps) => {
  const { currentData, error, hasNextPage, fetchNextPage, refetch } = useReviewsOfInfiniteQuery(userId);
  const reviews = currentData?.pages.flatMap(({ items }) => items);
  return (
    <Card as="section" aria-labelledby="reviews">
      <Stack $gap={16}>
        <CardTitle id="reviews">{texts.reviews}</CardTitle>
        {mateOf !== null && reviews?.length !== 0 && <CriteriaSummary mateId={userId} gameId={mateOf} />}
        {reviews === undefined && (error === undefined ? waiting : <ErrorState text={failureOf(error).message} onRetry={refetch} />)}
        {reviews?.length === 0 && <EmptyState icon={<MessageSquareHeart />} text={mateOf === null ? texts.noReviewsYet : texts.noReviews} />}
        {reviews !== undefined && reviews.length > 0 && (
          <List>
            {reviews.map((review) => (
              <ReviewLine key={review.id} review={review} />
            ))}
          </List>
        )}
        {reviews !== undefined && error !== undefined && <ErrorState text={failureOf(error).message} onRetry={() => fetchNextPage()} />}
        {hasNextPage && error === undefined && <Button onClick={() => fetchNextPage()}>{texts.more}</Button>}
      </Stack>
    </Card>
  );
};
