import { Star } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { SquadReviews } from '../../../../contract/squads/squad-reviews';
import { Badge } from '../../../ui/data/badge';
import { Button } from '../../../ui/controls/button';
import { formatRating } from '../../../ui/data/format-rating';
import { theme } from '../../../ui/theme/theme';
import { useSquad } from '../scene/squad-scene';
import { ReplyForm } from './reply-form';
import { texts } from './texts';

const Face = styled.li`
  display: flex;
  flex-direction: column;
  gap: 6px;
  padding: 12px 0;
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  > p {
    color: ${theme.color.text2};
    white-space: pre-line;
  }
  blockquote {
    margin: 0;
    padding-left: 12px;
    border-left: 2px solid ${theme.color.violet};
  }
  svg {
    fill: currentColor;
  }
  > button {
    align-self: flex-start;
  }
`;

/** A review, and the one answer of whom it is about. */
export const ReviewLine = ({ review }: { readonly review: SquadReviews['reviews'][number] }) => {
  const { me } = useSquad();
  const [answering, setAnswering] = useState(false);
  const { id, author, subject, rating, text, reply, shown } = review;
  const mayReply = shown && subject.id === me.id && reply === null;
  return (
    <Face>
      <div>
        <b>{texts.line(author.username, subject.username)}</b>
        <Badge $tone="accent">
          <Star aria-hidden size={13} />
          {formatRating(rating)}
        </Badge>
        {!shown && <Badge>{texts.hidden}</Badge>}
      </div>
      <p>{text}</p>
      {reply !== null && (
        <blockquote>
          <small>
            {texts.reply}: {subject.username}
          </small>
          <p>{reply}</p>
        </blockquote>
      )}
      {mayReply && !answering && (
        <Button size="sm" variant="ghost" onClick={() => setAnswering(true)}>
          {texts.replyAction}
        </Button>
      )}
      {mayReply && answering && <ReplyForm reviewId={id} />}
    </Face>
  );
};
