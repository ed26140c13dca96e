import { Star } from '#client/kit/icons/star.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import { reviewTerms } from '#domain/mates/review.ts';
import { useReplyToReviewMutation } from '#client/entities/squad/squad-reviews-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { useStoredText } from '#client/kit/form/use-stored-text.ts';
import { useSquad } from '../page-state/squad-page-state';
import { useStep } from '../page-state/use-step';
import { texts } from './texts';
import type { SquadReviews } from '#contract/squads/squad-reviews.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { formatRating } from '#domain/text/format.ts';
import { theme } from '#client/kit/theme/theme.ts';

const ReplyForm = ({ reviewId }: { readonly reviewId: string }) => {
  const { view } = useSquad();
  const [text, setText, clear] = useStoredText(`reply:${reviewId}`);
  const [send] = useReplyToReviewMutation();
  const step = useStep();
  const left = reviewTerms.replyMin - text.trim().length;
  const submit = async () => {
    if (
      await step(() => send({ params: { id: view.id, reviewId }, body: { text: text.trim() } }).unwrap(), texts.replied)
    )
      clear();
  };
  return (
    <Stack $gap={8}>
      <TextArea
        label={texts.reply}
        value={text}
        maxLength={reviewTerms.textMax}
        hint={texts.replyOnce}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button size="sm" variant="primary" whyNot={left > 0 ? texts.textHint(left) : null} onClick={submit}>
          {texts.replySend}
        </Button>
      </div>
    </Stack>
  );
};

const ItemFrame = styled.li`
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

/** A review, and the reply of the person it is about. */
export const ReviewLine = ({ review }: { readonly review: SquadReviews['reviews'][number] }) => {
  const { me } = useSquad();
  const [answering, setAnswering] = useState(false);
  const { id, author, subject, rating, text, reply, shown, hiddenReason } = review;
  const mayReply = shown && subject.id === me.id && reply === null;
  return (
    <ItemFrame>
      <div>
        <b>{texts.line(author.username, subject.username)}</b>
        <Badge $tone="accent">
          <Star aria-hidden size={13} />
          {formatRating(rating)}
        </Badge>
        {!shown && <Badge>{hiddenReason === null ? texts.hidden : texts.hiddenByStaff}</Badge>}
      </div>
      <p>{text}</p>
      {hiddenReason !== null && <small>{texts.hiddenWhy(hiddenReason)}</small>}
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
    </ItemFrame>
  );
};
