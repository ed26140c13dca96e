import { useState } from 'react';
import styled from 'styled-components';
import type { Me } from '../../../../contract/schemas/me';
import type { Course } from '../../../../contract/training-landings';
import { Button } from '../../../ui/controls/button';
import { formatMoney } from '../../../ui/data/format-money';
import { cardLook } from '../../../ui/layout/card';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { useAskToSignIn } from '../../../ui/routing/use-ask-to-sign-in';
import { tabular } from '../../../ui/theme/mixins';
import { theme } from '../../../ui/theme/theme';
import { texts } from '../texts';
import { useBuyCourse } from './use-buy-course';

interface CourseCardProps {
  readonly course: Course;
  readonly me: Me | null;
  readonly bought: boolean;
  /** The person went to pay for this one and came back. */
  readonly returned: boolean;
}

const Box = styled.article`
  ${cardLook}
  display: flex;
  flex-direction: column;
  gap: 14px;
  height: 100%;
  p,
  li {
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

const Topics = styled.ul`
  display: grid;
  gap: 6px;
  padding-left: 18px;
  list-style: disc;
`;

/** Sums and buttons of neighbours stand on one line. */
const Sum = styled.div`
  margin-top: auto;
  b {
    display: block;
    font: 600 26px/1.2 ${theme.font.title};
    letter-spacing: -0.02em;
    ${tabular}
  }
  span {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

const Note = styled.p`
  padding: 10px 12px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.infoSoft};
`;

export const CourseCard = ({ course, me, bought, returned }: CourseCardProps) => {
  const { id, title, description, topics, lessons, price, lessonValue } = course;
  const [asked, setAsked] = useState(false);
  const askToSignIn = useAskToSignIn();
  const buy = useBuyCourse(id);
  const whyNot = bought ? texts.bought : me?.mateAccess ? texts.matesDoNotBuy : null;
  const confirm = async () => {
    if (await buy()) setAsked(false);
  };
  return (
    <Box aria-labelledby={`course-${id}`}>
      <h3 id={`course-${id}`}>{title}</h3>
      <p>{description}</p>
      <Topics aria-label={texts.topics}>
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </Topics>
      <Sum>
        <b>{formatMoney(price)}</b>
        <span>
          {texts.lessons(lessons)} · {texts.perLesson(formatMoney(lessonValue))}
        </span>
      </Sum>
      {returned && !bought && <Note role="status">{texts.returned}</Note>}
      <Button variant="primary" wide whyNot={whyNot} aria-label={`${title}. ${texts.buy(formatMoney(price))}`} onClick={() => (me === null ? askToSignIn() : setAsked(true))}>
        {bought ? texts.bought : texts.buy(formatMoney(price))}
      </Button>
      {asked && (
        <ConfirmDialog
          title={texts.confirmTitle(title)}
          text={texts.confirmText(texts.lessons(lessons), formatMoney(price))}
          confirmLabel={texts.confirm}
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        />
      )}
    </Box>
  );
};
