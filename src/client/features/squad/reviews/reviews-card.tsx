import { Video } from '#client/kit/icons/video.tsx';
import styled from 'styled-components';
import { useMemo } from 'react';
import { useVideoReviewPromoQuery } from '#client/entities/review/reviews-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { useGameLink } from '#client/entities/game/chosen-game.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';
import type { Person } from '#contract/squads/squad-view.ts';
import { reviewTerms } from '#domain/mates/review.ts';
import { useReviewSquadMutation } from '#client/entities/squad/squad-reviews-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { useStoredText } from '#client/kit/form/use-stored-text.ts';
import { useSquad } from '../page-state/squad-page-state';
import { useStep } from '../page-state/use-step';
import { Stars } from './stars';
import { both, Loaded } from '#client/api/loaded.tsx';
import { useSquadReviewCriteriaQuery, useSquadReviewsQuery } from '#client/entities/squad/squad-reviews-api.ts';
import { formatDate } from '#client/kit/display/dates.ts';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { ReviewLine } from './review-line';
import { supportPath } from '#contract/routes/product-pages.ts';

const VideoReviewFrame = styled.div`
  display: flex;
  gap: 12px;
  padding: 12px 16px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.violetSoft};
  font-size: 14px;
  svg {
    flex-shrink: 0;
    color: ${theme.color.violetText};
  }
  p {
    min-width: 0;
  }
`;

/** Bonus money for a video review; only where the service offers it to this person. */
const VideoReview = () => {
  const { data } = useVideoReviewPromoQuery();
  const link = useGameLink();
  if (data?.available !== true) return null;
  return (
    <VideoReviewFrame>
      <Video aria-hidden />
      <p>
        {texts.video(formatMoney(data.bonus), data.minSeconds)}{' '}
        <TextLink to={link(supportPath)}>{texts.videoSend}</TextLink>
      </p>
    </VideoReviewFrame>
  );
};

const Form = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 16px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  h3 {
    font-size: 15px;
    overflow-wrap: anywhere;
  }
  > button,
  > span {
    align-self: flex-start;
  }
`;

interface ReviewFormProps {
  readonly subject: Person;
  readonly criteria: readonly { readonly id: number; readonly name: string }[];
}

/** Marks by criterion as stored in this browser; none when they cannot be read. */
const readMarks = (text: string): ReadonlyMap<number, number> => {
  try {
    const parsed: unknown = JSON.parse(text);
    const isMark = (one: unknown): one is [number, number] =>
      Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'number');
    return new Map(Array.isArray(parsed) ? parsed.filter(isMark) : []);
  } catch {
    return new Map();
  }
};

/** Stars for each criterion and a text; both survive a reload. */
const ReviewForm = ({ subject, criteria }: ReviewFormProps) => {
  const { view } = useSquad();
  const [storedMarks, storeMarks, clearMarks] = useStoredText(`review-marks:${view.id}:${subject.id}`);
  const marks = useMemo(() => readMarks(storedMarks), [storedMarks]);
  const [text, setText, clear] = useStoredText(`review:${view.id}:${subject.id}`);
  const [send] = useReviewSquadMutation();
  const step = useStep();
  const left = reviewTerms.textMin - text.trim().length;
  const whyNot = criteria.some(({ id }) => !marks.has(id)) ? texts.marksFirst : left > 0 ? texts.textHint(left) : null;
  const submit = async () => {
    const body = {
      subjectId: subject.id,
      text: text.trim(),
      marks: criteria.map(({ id }) => ({ criterionId: id, mark: marks.get(id) ?? 0 })),
    };
    if (await step(() => send({ params: { id: view.id }, body }).unwrap(), texts.sent)) {
      clear();
      clearMarks();
    }
  };
  return (
    <Form role="group" aria-label={texts.aboutNeutral(subject.username)}>
      <h3>{texts.aboutNeutral(subject.username)}</h3>
      {criteria.map(({ id, name }) => (
        <Stars
          key={id}
          name={name}
          value={marks.get(id) ?? 0}
          onChange={(mark) => storeMarks(JSON.stringify([...new Map(marks).set(id, mark)]))}
        />
      ))}
      <TextArea
        label={texts.text}
        value={text}
        maxLength={reviewTerms.textMax}
        hint={texts.textHint(left)}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="secondary" whyNot={whyNot} onClick={submit}>
        {texts.send}
      </Button>
    </Form>
  );
};

const CardFrame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 12px;
  > p {
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

/** Double-blind: a review becomes visible when the other side has written too, or when the time for it is over. */
export const ReviewsCard = () => {
  const { view, me } = useSquad();
  const params = { id: view.id };
  const reviews = useSquadReviewsQuery({ params });
  const criteria = useSquadReviewCriteriaQuery({ params });
  const query = both(reviews, criteria);
  const body = ([{ toReview, until, reviews: written }, asked]: NonNullable<typeof query.data>) => {
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
    <CardFrame as="section" aria-labelledby="squad-reviews">
      <CardTitle id="squad-reviews">{texts.title}</CardTitle>
      <Loaded query={query} skeleton={<BusySkeleton $height={140} $radius="12px" />}>
        {body}
      </Loaded>
      {view.squad.settledAt !== null && me.mateAccess === null && <VideoReview />}
    </CardFrame>
  );
};
