import styled from 'styled-components';
import { failureOf } from '../../../api/api-failure';
import { useSquadReviewCriteriaQuery, useSquadReviewsQuery } from '../../../api/squads-api';
import { formatDate } from '../../../ui/data/format-date';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Card, CardTitle } from '../../../ui/layout/card';
import { theme } from '../../../ui/theme/theme';
import { serverNow } from '../../../ui/time/server-now';
import { useSquad } from '../scene/squad-scene';
import { ReviewForm } from './review-form';
import { ReviewLine } from './review-line';
import { texts } from './texts';
import { VideoReview } from './video-review';

const Face = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 12px;
  > p {
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

/** Double-blind: what one side has written shows when the other has written too, or when the time for it is over. */
export const ReviewsCard = () => {
  const { view, me } = useSquad();
  const params = { id: view.id };
  const reviews = useSquadReviewsQuery({ params });
  const criteria = useSquadReviewCriteriaQuery({ params });
  const failed = reviews.error ?? criteria.error;
  const asked = criteria.data;
  const body = () => {
    if (reviews.data === undefined || asked === undefined) {
      if (failed === undefined) return <Skeleton $height={140} $radius="12px" aria-label={texts.loading} />;
      return (
        <ErrorState
          text={failureOf(failed).message}
          onRetry={() => {
            if (reviews.error) void reviews.refetch();
            if (criteria.error) void criteria.refetch();
          }}
        />
      );
    }
    const { toReview, until, reviews: written } = reviews.data;
    const open = until !== null && Date.parse(until) > serverNow();
    return (
      <>
        {!open && written.length === 0 && <p>{texts.nothing}</p>}
        {open && (toReview.length > 0 || written.some(({ shown }) => !shown)) && (
          <p>
            {texts.blind} {until !== null && texts.until(formatDate(Date.parse(until), serverNow()))}
          </p>
        )}
        {toReview.map((subject) => (
          <ReviewForm key={subject.id} subject={subject} criteria={asked} />
        ))}
        <ul>
          {written.map((review) => (
            <ReviewLine key={review.id} review={review} />
          ))}
        </ul>
      </>
    );
  };
  return (
    <Face as="section" aria-labelledby="squad-reviews">
      <CardTitle id="squad-reviews">{texts.title}</CardTitle>
      {body()}
      {view.settledAt !== null && me.mateAccess === null && <VideoReview />}
    </Face>
  );
};
