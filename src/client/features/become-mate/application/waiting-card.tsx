import { Hourglass } from 'lucide-react';
import { useContext } from 'react';
import styled from 'styled-components';
import type { MateApplication } from '../../../../contract/mate-applications';
import { failureOf } from '../../../api/api-failure';
import { useApproveDemoApplicationMutation } from '../../../api/mate-side-api';
import { useGamesQuery } from '../../../api/reference-api';
import { Button } from '../../../ui/controls/button';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Badge } from '../../../ui/data/badge';
import { formatDate } from '../../../ui/data/format-date';
import { Card } from '../../../ui/layout/card';
import { DemoMode } from '../../../ui/layout/demo-mode';
import { SectionTitle } from '../../../ui/layout/section-title';
import { Row, Stack } from '../../../ui/layout/stack';
import { settingsAddress } from '../../../ui/routing/settings-address';
import { theme } from '../../../ui/theme/theme';
import { serverNow } from '../../../ui/time/server-now';
import { useToast } from '../../../ui/toast/use-toast';
import { texts } from '../texts';

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

/** An application on its way: what was sent, and what can be done meanwhile. */
export const WaitingCard = ({ application }: { readonly application: MateApplication }) => {
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
          <ButtonLink to={settingsAddress(gameId, 'profile')}>{texts.waiting.profile}</ButtonLink>
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
