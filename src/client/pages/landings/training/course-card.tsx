import { Status } from '#client/kit/feedback/status.tsx';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styled from 'styled-components';
import { attempted } from '#client/api/attempted.ts';
import { isPaymentLost } from '#client/entities/money/is-payment-lost.ts';
import { useBuyCourseMutation } from '#client/entities/mate/training-landings-api.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { texts } from '../texts';
import type { Me } from '#contract/schemas/me.ts';
import type { Course } from '#contract/mates/training-landings.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { formatMoney } from '#client/entities/money/money.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { useGoToSignIn } from '#client/entities/session/use-go-to-sign-in.ts';
import { tabular, theme } from '#client/kit/theme/theme.ts';

/**
 * Buys a course; without enough money it leads to the payment of the rest, and back to this page.
 */
const useBuyCourse = (courseId: number) => {
  const [buy] = useBuyCourseMutation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toast = useToast();
  return async (): Promise<boolean> => {
    const body = { returnTo: `${pathname}?buy=${courseId}` };
    const { value, failure } = await attempted(() => buy({ params: { id: courseId }, body }).unwrap());
    if (failure !== undefined) {
      toast.danger(isPaymentLost(failure) ? texts.lost : failure.message);
      return false;
    }
    const { deposit } = value;
    if (deposit === null) toast.success(texts.done);
    else if (deposit.redirectUrl.startsWith('/')) void navigate(deposit.redirectUrl);
    else window.location.assign(deposit.redirectUrl);
    return true;
  };
};

interface CourseCardProps {
  readonly course: Course;
  readonly me: Me | null;
  readonly bought: boolean;
  /** The person went to pay for this course and has returned. */
  readonly returned: boolean;
}

const Box = styled.article.attrs({ className: 'card' })`
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

/** Aligned across neighbouring cards. */
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
  const [confirming, setConfirming] = useState(false);
  const askToSignIn = useGoToSignIn();
  const buy = useBuyCourse(id);
  const whyNot = bought ? texts.bought : me?.mateAccess ? texts.matesDoNotBuy : null;
  const confirm = async () => {
    if (await buy()) setConfirming(false);
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
      {returned && !bought && <Status as={Note}>{texts.returned}</Status>}
      <Button
        variant="primary"
        wide
        whyNot={whyNot}
        aria-label={`${title}. ${texts.buy(formatMoney(price))}`}
        onClick={() => (me === null ? askToSignIn() : setConfirming(true))}
      >
        {bought ? texts.bought : texts.buy(formatMoney(price))}
      </Button>
      {confirming && (
        <ConfirmDialog
          title={texts.confirmTitle(title)}
          text={texts.confirmText(texts.lessons(lessons), formatMoney(price))}
          confirmLabel={texts.confirm}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        />
      )}
    </Box>
  );
};
