import styled from 'styled-components';
import { Loaded } from '../../api/loaded';
import { useReviewCriteriaQuery } from '../../entities/review/reviews-api';
import { formatRating } from '#domain/text/format.ts';
import { Meter } from '../../kit/display/progress-bar';
import { Skeleton } from '../../kit/feedback/skeleton';
import { below, tabular, theme } from '../../kit/theme/theme';
import { texts } from './texts';
import { reviewsText } from '#domain/mates/standing-texts.ts';

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

/** The rating and the average mark of each criterion. */
export const CriteriaSummary = ({ mateId, gameId }: CriteriaSummaryProps) => (
  <Loaded
    query={useReviewCriteriaQuery({ params: { a: gameId, b: mateId } })}
    skeleton={<Skeleton $height={110} $radius="12px" />}
  >
    {({ rating, reviewCount, criteria }) => (
      <Summary>
        <Rating>
          <b>{formatRating(rating)}</b>
          <span>{reviewsText(reviewCount)}</span>
        </Rating>
        <Bars>
          {criteria.map(({ id, name, mean }) => (
            <li key={id}>
              <span aria-hidden>{name}</span>
              <Meter value={mean} max={5} label={texts.criterion(name, formatRating(mean))} />
              <b aria-hidden>{formatRating(mean)}</b>
            </li>
          ))}
        </Bars>
      </Summary>
    )}
  </Loaded>
);
