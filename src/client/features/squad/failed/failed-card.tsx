import { useLocation, useNavigate } from 'react-router';
import { FailedInvitations, failedIn } from '../../../entities/squad/failed-invitations';
import { Button } from '../../../kit/controls/button';
import { Card, CardTitle } from '../../../kit/layout/card';
import { Row } from '../../../kit/layout/stack';
import { defineTexts } from '../../../kit/texts/define-texts';

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
