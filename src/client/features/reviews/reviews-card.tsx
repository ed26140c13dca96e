import { MessageSquareHeart } from '../../kit/icons/message-square-heart';
import { useState } from 'react';
import { itemsOf, Loaded, shownData } from '../../api/loaded';
import { useReviewsOfInfiniteQuery } from '../../entities/review/reviews-api';
import { moreOf } from '../../api/more-of';
import { LoadMore } from '../../kit/feedback/load-more';
import { Skeleton } from '../../kit/feedback/skeleton';
import { CriteriaSummary } from './criteria-summary';
import { texts } from './texts';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Card, CardTitle } from '../../kit/layout/card';
import { Stack } from '../../kit/layout/stack';
import { ReviewLine } from './review-line';
import { RuledList } from '../../kit/layout/ruled-list';

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

/** How many are shown at first, so that what follows them is not far down. */
const brief = 4;

/** The rating by criterion and the reviews of a person, newest first. */
export const ReviewsCard = ({ userId, mateOf }: ReviewsCardProps) => {
  const list = useReviewsOfInfiniteQuery(userId);
  const [whole, setWhole] = useState(false);
  const query = itemsOf(list);
  const reviews = shownData(query);
  return (
    <Card as="section" aria-labelledby="reviews">
      <Stack $gap={16}>
        <CardTitle id="reviews">{texts.reviews}</CardTitle>
        {mateOf !== null && reviews?.length !== 0 && <CriteriaSummary mateId={userId} gameId={mateOf} />}
        <Loaded
          query={query}
          skeleton={waiting}
          empty={
            <EmptyState icon={<MessageSquareHeart />} text={mateOf === null ? texts.noReviewsYet : texts.noReviews} />
          }
        >
          {(all) => (
            <RuledList $space={16}>
              {(whole ? all : all.slice(0, brief)).map((review) => (
                <ReviewLine key={review.id} review={review} />
              ))}
            </RuledList>
          )}
        </Loaded>
        {!whole && reviews !== undefined && reviews.length > brief ? (
          <LoadMore hasMore loading={false} failure={undefined} onMore={() => setWhole(true)} />
        ) : (
          <LoadMore {...moreOf(list)} />
        )}
      </Stack>
    </Card>
  );
};
