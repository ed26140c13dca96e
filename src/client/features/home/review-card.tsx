import { Star } from 'lucide-react';
import styled from 'styled-components';
import type { ReviewItem } from '../../../contract/reviews';
import { DateText } from '../../ui/data/date-text';
import { formatRating } from '../../ui/data/format-rating';
import { Card } from '../../ui/layout/card';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { Avatar } from '../../ui/people/avatar';
import { TextLink } from '../../ui/routing/text-link';
import { clampLines, oneLine } from '../../ui/theme/mixins';
import { theme } from '../../ui/theme/theme';
import { texts } from './below-texts';

/** In a row of equals whom it is about stands on one line. */
const Face = styled(Card)`
  display: flex;
  flex-direction: column;
`;

const Head = styled.div`
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

const Words = styled.p`
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

export const ReviewCard = ({ review: { author, subject, gameId, rating, text, createdAt } }: { readonly review: ReviewItem }) => (
  <Face as="li">
    <Head>
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
    </Head>
    <Words>{text}</Words>
    <About>
      <TextLink to={`/${gameId}/team/${subject.id}`}>{texts.reviews.about(subject.name)}</TextLink>
    </About>
  </Face>
);
