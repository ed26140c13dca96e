import styled from 'styled-components';
import type { CallResponse } from '../../api/call';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { useTakePartMutation } from '../../entities/money/draws-api';
import { formatMoney } from '../../entities/money/money';
import { useMe } from '../../entities/person/users-api';
import { loginPath } from '../../entities/session/return-path';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { Badge } from '../../kit/display/badge';
import { Countdown } from '../../kit/display/date-and-countdown';
import { Card, CardTitle } from '../../kit/layout/card';
import { Row, Stack } from '../../kit/layout/stack';
import { theme } from '../../kit/theme/theme';
import { useServerNow } from '../../kit/time/use-server-now';
import { useToast } from '../../kit/toast/use-toast';
import { texts } from './texts';
import { drawPath } from '#contract/routes/product-pages.ts';

export type Draw = CallResponse<'GET /v1/draws/history'>[number];

const Quiet = styled.p`
  color: ${theme.color.text2};
  font-size: 14px;
  overflow-wrap: anywhere;
`;

const Winners = styled.ol`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Participation = ({ draw }: { readonly draw: Draw }) => {
  const me = useMe();
  const [takePart] = useTakePartMutation();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  if (!me) return <ButtonLink to={loginPath(drawPath(draw.id))}>{texts.signIn}</ButtonLink>;
  if (draw.myTickets > 0) return <Badge $tone="ok">{texts.taken(draw.myTickets)}</Badge>;
  const press = async () => {
    try {
      const { myTickets } = await takePart({ params: { id: draw.id } }).unwrap();
      toast.success(texts.taken(myTickets));
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Button variant="primary" onClick={press}>
      {texts.takePart}
    </Button>
  );
};

/** One draw: prizes, the period, the winners. */
export const DrawCard = ({ draw, linked = true }: { readonly draw: Draw; readonly linked?: boolean }) => {
  const now = useServerNow();
  const me = useMe();
  const [opens, closes] = [Date.parse(draw.opensAt), Date.parse(draw.closesAt)];
  const isOpen = draw.status === 'OPEN' && opens <= now && now < closes;
  return (
    <Card as="section">
      <Stack $gap={12}>
        <Row $justify="space-between">
          <CardTitle>{draw.title}</CardTitle>
          <Badge $tone={isOpen ? 'ok' : 'neutral'}>
            {draw.status !== 'OPEN' || isOpen ? texts.status[draw.status] : opens > now ? texts.soon : texts.closed}
          </Badge>
        </Row>
        {draw.description !== '' && <Quiet>{draw.description}</Quiet>}
        <Quiet>
          {[
            ...(draw.prize > 0 ? [(me?.mateAccess ? texts.matesPrize : texts.prize)(formatMoney(draw.prize))] : []),
            texts.places(draw.places),
            texts.participants(draw.participants, draw.tickets),
          ].join(' · ')}
        </Quiet>
        {draw.status === 'OPEN' && now < closes && (
          <Quiet>
            {opens > now ? texts.opens : texts.until} <Countdown until={opens > now ? draw.opensAt : draw.closesAt} />
          </Quiet>
        )}
        {draw.drawnAt !== null &&
          (draw.winners.length === 0 ? (
            <Quiet>{texts.noWinners}</Quiet>
          ) : (
            <Winners>
              {draw.winners.map(({ place, username, ticket }) => (
                <li key={place}>{texts.winner(place, username, ticket)}</li>
              ))}
            </Winners>
          ))}
        <Row $gap={12}>
          {(isOpen || (draw.status === 'OPEN' && draw.myTickets > 0)) && <Participation draw={draw} />}
          {linked && <ButtonLink to={drawPath(draw.id)}>{texts.check}</ButtonLink>}
        </Row>
      </Stack>
    </Card>
  );
};
