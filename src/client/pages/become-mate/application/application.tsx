import styled from 'styled-components';
import { Hourglass } from 'lucide-react';
import { useContext } from 'react';
import { theme } from '../../../kit/theme/theme';
import { texts } from '../texts';
import type { MateApplication } from '../../../../contract/mates/mate-applications';
import { failureOf } from '../../../api/api-error';
import { useApproveDemoApplicationMutation, useOwnApplicationQuery } from '../../../entities/mate/mate-side-api';
import { useGamesQuery } from '../../../entities/game/reference-api';
import { Button } from '../../../kit/controls/button';
import { ButtonLink } from '../../../kit/controls/button-link';
import { Badge } from '../../../kit/display/badge';
import { formatDate } from '../../../kit/display/dates';
import { Card } from '../../../kit/layout/card';
import { DemoMode } from '../../../entities/session/demo-mode';
import { SectionTitle } from '../../../kit/layout/page';
import { Row, Stack } from '../../../kit/layout/stack';
import { settingsPath } from '../../../entities/person/paths';
import { serverNow } from '../../../kit/time/server-now';
import { useToast } from '../../../kit/toast/use-toast';
import type { Me } from '../../../../contract/schemas/me';
import { ErrorState } from '../../../kit/feedback/error-state';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { ApplicationForm } from './application-form';

const Note = styled.div`
  padding: 16px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.warnSoft};
  b {
    color: ${theme.color.warn};
  }
  p {
    margin-top: 4px;
    color: ${theme.color.text2};
    overflow-wrap: anywhere;
  }
  blockquote {
    margin: 8px 0;
    white-space: pre-line;
  }
`;

/** Why the last application was refused, in the administrator's words. */
const RefusedNote = ({ answer }: { readonly answer: string }) => (
  <Note role="note">
    <b>{texts.refused.title}</b>
    <p>{texts.refused.lead}</p>
    <blockquote>{answer}</blockquote>
    <p>{texts.refused.again}</p>
  </Note>
);

const Head = styled(Row)`
  svg {
    color: ${theme.color.warn};
  }
`;

const Quiet = styled.p`
  max-width: 68ch;
  color: ${theme.color.text2};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** A pending application: what was sent, and what can be done meanwhile. */
const WaitingCard = ({ application }: { readonly application: MateApplication }) => {
  const { id, gameId, hoursPerWeek, experience, createdAt } = application;
  const { data: games = [] } = useGamesQuery();
  const [approve] = useApproveDemoApplicationMutation();
  const demo = useContext(DemoMode);
  const toast = useToast();
  const approveHere = async () => {
    try {
      await approve({ params: { id } }).unwrap();
      toast.success(texts.waiting.demoDone);
    } catch (error) {
      toast.danger(failureOf(error).message);
    }
  };
  return (
    <Card as="section" aria-labelledby="application-title">
      <Stack $gap={16}>
        <Head>
          <Hourglass aria-hidden />
          <SectionTitle id="application-title">{texts.waiting.title}</SectionTitle>
        </Head>
        <Quiet>{texts.waiting.lead}</Quiet>
        <Row $gap={8}>
          <Badge>{games.find((game) => game.id === gameId)?.name ?? gameId}</Badge>
          <Badge>{texts.waiting.hours(hoursPerWeek)}</Badge>
          <Badge>{texts.waiting.sentAt(formatDate(Date.parse(createdAt), serverNow()))}</Badge>
        </Row>
        <Quiet>{experience}</Quiet>
        <Row>
          <ButtonLink to={settingsPath(gameId, 'profile')}>{texts.waiting.profile}</ButtonLink>
          {demo && (
            <Button variant="soft" onClick={approveHere}>
              {texts.waiting.demo}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
};

/** The person's own application in any state; a guest may fill it in before signing in. */
export const Application = ({ me, gameId }: { readonly me: Me | null; readonly gameId: string }) => {
  const { data, error, refetch } = useOwnApplicationQuery(undefined, { skip: me === null });
  const own = me === null ? null : data?.application;
  if (own === undefined) {
    return (
      <Card>
        {error === undefined ? (
          <Stack role="status" aria-label={texts.loading}>
            <Skeleton $width="180px" $height={24} />
            <Skeleton $height={44} $radius="12px" />
            <Skeleton $height={112} $radius="12px" />
          </Stack>
        ) : (
          <ErrorState text={failureOf(error).message} onRetry={refetch} />
        )}
      </Card>
    );
  }
  if (own?.status === 'SENT') return <WaitingCard application={own} />;
  return (
    <Card as="section" aria-labelledby="application-title">
      <Stack $gap={20}>
        {own?.status === 'REFUSED' && own.answer !== null && <RefusedNote answer={own.answer} />}
        <ApplicationForm me={me} gameId={gameId} />
      </Stack>
    </Card>
  );
};
