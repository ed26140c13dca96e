import { Star } from '../../kit/icons/star';
import styled from 'styled-components';
import type { ReviewItem } from '#contract/mates/reviews.ts';
import { DateText } from '../../kit/display/date-and-countdown';
import { formatRating } from '#domain/text/format.ts';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { Avatar } from '../../entities/person/avatar';
import { PersonName } from '../../entities/person/person-name';
import { categoryNames } from '#domain/games/category-names.ts';
import { theme } from '../../kit/theme/theme';
import { texts } from './texts';
import { FinePrint } from '../../kit/layout/prose';

const Line = styled.li`
  display: flex;
  gap: 12px;
  > div {
    flex: 1;
    min-width: 0;
  }
  p {
    margin-top: 2px;
    color: ${theme.color.text2};
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Reply = styled.blockquote`
  margin: 10px 0 0;
  padding-left: 12px;
  border-left: 2px solid ${theme.color.violet};
  small {
    color: ${theme.color.text3};
    font-size: 13px;
  }
`;

const Rating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: 13px;
  font-weight: 600;
  svg {
    width: 14px;
    height: 14px;
    fill: ${theme.color.warn};
    color: ${theme.color.warn};
  }
`;

export const ReviewLine = ({
  review: { author, subject, kind, rating, text, createdAt, reply },
}: {
  readonly review: ReviewItem;
}) => (
  <Line>
    <Avatar userId={author.id ?? author.name} username={author.name} avatarUrl={author.avatarUrl} />
    <div>
      <Head>
        <b>{author.id === null ? author.name : <PersonName userId={author.id} username={author.name} />}</b>
        <Rating>
          <Star aria-hidden />
          <VisuallyHidden>{texts.reviewRating(formatRating(rating))}</VisuallyHidden>
          <span aria-hidden>{formatRating(rating)}</span>
        </Rating>
      </Head>
      <FinePrint as="div">
        <DateText value={createdAt} /> · {categoryNames[kind]}
      </FinePrint>
      <p>{text}</p>
      {reply !== null && (
        <Reply>
          <small>
            {texts.reply(subject.name)} · <DateText value={reply.at} />
          </small>
          <p>{reply.text}</p>
        </Reply>
      )}
    </div>
  </Line>
);
