import styled from 'styled-components';
import { formatDuration } from '#domain/text/format.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useSquadQuery } from '#client/entities/squad/squads-api.ts';
import { texts as squadTexts } from '#client/features/squad/texts.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { Countdown } from '#client/kit/display/date-and-countdown.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { texts } from './texts';
import { squadPath } from '#contract/routes/game-pages.ts';

interface OwnSquadProps {
  readonly gameId: string;
  readonly squadId: number;
}

const stages = { PENDING: 0, READY: 1, STARTED: 2, IN_A_GAME: 3, FINISHED: 4, DISBANDED: -1 } as const;

const About = styled.div`
  flex: 1 1 220px;
  min-width: 0;
  h3 {
    font-size: 16px;
  }
`;

/** The mate's current squad: its status, the remaining time, and a link, which works before the response arrives. */
export const OwnSquad = ({ gameId, squadId }: OwnSquadProps) => {
  const query = useSquadQuery({ params: { id: squadId } });
  const { data, error } = query;
  const stage = data ? squadTexts.steps[stages[data.squad.status]] : undefined;
  const endsAt = data?.squad.statusEndsAt ?? null;
  return (
    <Card $selected>
      <Row $justify="space-between">
        <About>
          <h3>{texts.squad(squadId)}</h3>
          {data && <Quiet>{texts.what(data.names.category, formatDuration(data.squad.durationMinutes))}</Quiet>}
          {data === undefined && error === undefined && (
            <Skeleton role="status" aria-label={texts.squadLoading} $height={20} $width="180px" />
          )}
        </About>
        {stage !== undefined && <Badge $tone="info">{texts.stage(stage)}</Badge>}
        {endsAt !== null && (
          <Badge $tone="warn">
            {texts.left} <Countdown until={endsAt} />
          </Badge>
        )}
        <ButtonLink to={squadPath({ gameId, squadId })} variant="primary">
          {texts.toSquad}
        </ButtonLink>
      </Row>
      <Loaded query={query} skeleton={null}>
        {() => null}
      </Loaded>
    </Card>
  );
};
