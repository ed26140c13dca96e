import styled from 'styled-components';
import { Hourglass } from '#client/kit/icons/hourglass.tsx';
import { useContext } from 'react';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';
import type { MateApplication } from '#contract/mates/mate-applications.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useApproveDemoApplicationMutation } from '#client/entities/mate/dev-applications-api.ts';
import { useOwnApplicationQuery } from '#client/entities/mate/mate-applications-api.ts';
import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { formatDate } from '#client/kit/display/dates.ts';
import { Card } from '#client/kit/layout/card.tsx';
import { DemoMode } from '#client/entities/session/demo-mode.ts';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import type { Me } from '#contract/schemas/me.ts';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { ApplicationForm } from './application-form';
import { settingsPath } from '#contract/routes/game-pages.ts';

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
  const showRefusal = useRefusalToast();
  const approveHere = async () => {
    try {
      await approve({ params: { id } }).unwrap();
      toast.success(texts.waiting.demoDone);
    } catch (error) {
      showRefusal(error);
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
  const query = useOwnApplicationQuery(undefined, { skip: me === null });
  const content = (own: MateApplication | null) =>
    own?.status === 'SENT' ? (
      <WaitingCard application={own} />
    ) : (
      <Card as="section" aria-labelledby="application-title">
        <Stack $gap={20}>
          {own?.status === 'REFUSED' && own.answer !== null && <RefusedNote answer={own.answer} />}
          <ApplicationForm me={me} gameId={gameId} />
        </Stack>
      </Card>
    );
  if (me === null) return content(null);
  return (
    <Loaded
      query={query}
      skeleton={
        <Card>
          <Stack role="status" aria-label={texts.loading}>
            <Skeleton $width="180px" $height={24} />
            <Skeleton $height={44} $radius="12px" />
            <Skeleton $height={112} $radius="12px" />
          </Stack>
        </Card>
      }
      failedIn={Card}
    >
      {({ application }) => content(application)}
    </Loaded>
  );
};
