import styled from 'styled-components';
import { MessageSquareHeart } from 'lucide-react';
import { failureOf } from '../../api/api-error';
import { useReviewCriteriaQuery, useReviewsOfInfiniteQuery } from '../../entities/review/reviews-api';
import { formatRating } from '../../kit/display/format-rating';
import { ProgressBar } from '../../kit/display/progress-bar';
import { ErrorState } from '../../kit/feedback/error-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { below, tabular, theme } from '../../kit/theme/theme';
import { reviewsCount, texts } from './texts';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Card, CardTitle } from '../../kit/layout/card';
import { Stack } from '../../kit/layout/stack';
import { ReviewLine } from './review-line';
import { RuledList } from '../../kit/layout/ruled-list';

interface CriteriaSummaryProps {
  readonly mateId: string;
  readonly gameId: string;
}

const Summary = styled.div`
  display: flex;
  align-items: center;
  gap: 32px;
  min-height: 110px;
  padding-bottom: 20px;
  border-bottom: 1px solid ${theme.color.line};
  ${below('sm')} {
    flex-direction: column;
    align-items: stretch;
    gap: 12px;
  }
`;

const Rating = styled.div`
  b {
    display: block;
    font: 600 38px/1.1 ${theme.font.title};
    letter-spacing: -0.03em;
  }
  span {
    color: ${theme.color.text2};
    font-size: 13px;
    white-space: nowrap;
  }
`;

const Bars = styled.ul`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 10px;
  li {
    display: grid;
    grid-template-columns: minmax(96px, 150px) 1fr 40px;
    align-items: center;
    gap: 16px;
    color: ${theme.color.text2};
    font-size: 13px;
  }
  b {
    ${tabular}
    color: ${theme.color.text1};
    font-weight: 600;
    text-align: right;
  }
`;

/** The rating and the mean mark of each criterion. */
const CriteriaSummary = ({ mateId, gameId }: CriteriaSummaryProps) => {
  const { currentData, error, refetch } = useReviewCriteriaQuery({ params: { a: gameId, b: mateId } });
  if (currentData === undefined && error !== undefined)
    return <ErrorState text={failureOf(error).message} onRetry={refetch} />;
  if (currentData === undefined) return <Skeleton $height={110} $radius="12px" />;
  const { rating, reviewCount, criteria } = currentData;
  return (
    <Summary>
      <Rating>
        <b>{formatRating(rating)}</b>
        <span>{reviewsCount(reviewCount)}</span>
      </Rating>
      <Bars>
        {criteria.map(({ id, name, mean }) => (
          <li key={id}>
            <span aria-hidden>{name}</span>
            <ProgressBar value={mean} max={5} label={texts.criterion(name, formatRating(mean))} />
            <b aria-hidden>{formatRating(mean)}</b>
          </li>
        ))}
      </Bars>
    </Summary>
  );
};

interface ReviewsCardProps {
  readonly userId: string;
  /** The game in which they are a mate: only mates are marked by criterion. */
  readonly mateOf: string | null;
}

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
        {reviews === undefined &&
          (error === undefined ? waiting : <ErrorState text={failureOf(error).message} onRetry={refetch} />)}
        {reviews?.length === 0 && (
          <EmptyState icon={<MessageSquareHeart />} text={mateOf === null ? texts.noReviewsYet : texts.noReviews} />
        )}
        {reviews !== undefined && reviews.length > 0 && (
          <RuledList $space={16}>
            {reviews.map((review) => (
              <ReviewLine key={review.id} review={review} />
            ))}
          </RuledList>
        )}
        {reviews !== undefined && error !== undefined && (
          <ErrorState text={failureOf(error).message} onRetry={() => fetchNextPage()} />
        )}
        {hasNextPage && error === undefined && <Button onClick={() => fetchNextPage()}>{texts.more}</Button>}
      </Stack>
    </Card>
  );
};
