import { useLocation, useNavigate } from 'react-router';
import { FailedInvitations, failedIn } from '#client/entities/squad/failed-invitations.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const texts = defineTexts({ ru: { title: 'Не всех удалось пригласить', seen: 'Понятно' } });

/** Shown on the page of a squad just created: who could not be invited, and why. */
export const FailedCard = () => {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return (
    <Card as="section" role="alert">
      <Row $wrap="nowrap" $justify="space-between">
        <CardTitle>{texts.title}</CardTitle>
        <Button size="sm" variant="ghost" onClick={() => navigate(pathname, { replace: true, state: null })}>
          {texts.seen}
        </Button>
      </Row>
      <FailedInvitations failed={failedIn(state)} />
    </Card>
  );
};
