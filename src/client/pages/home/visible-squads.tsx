import styled from 'styled-components';
import { UsersRound } from '../../kit/icons/users-round';
import type { VisibleSquad } from '#contract/squads/squad-lists-fields.ts';
import { formatDuration } from '#domain/text/format.ts';
import { Money } from '../../entities/money/money';
import { PersonAvatar } from '../../entities/person/person-avatar';
import { Link } from '../../kit/routing/link';
import { clampLines, theme, touchTarget } from '../../kit/theme/theme';
import { texts } from './texts';
import { Loaded } from '../../api/loaded';
import { useVisibleSquadsQuery } from '../../entities/squad/squad-lists-api';
import type { Me } from '#contract/schemas/me.ts';
import { squadsPolling } from '../../entities/squad/squads-polling';
import { OwnSquadGate } from '../../entities/squad/own-squad-gate';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Card, CardTitle } from '../../kit/layout/card';
import { createSquadPath, squadsPath } from '#contract/routes/game-pages.ts';

const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 14px 0;
  border-top: 1px solid ${theme.color.line};
  border-radius: 4px;
  &:hover b:last-child,
  &:hover em {
    text-decoration: underline;
  }
`;

const About = styled.span`
  flex: 1;
  min-width: 0;
  b {
    font-weight: 600;
    line-height: 1.3;
    ${clampLines(2)}
  }
  span {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

const End = styled.span`
  text-align: right;
  font-weight: 600;
  em {
    display: block;
    color: ${theme.color.accent};
    font-size: 13px;
    font-style: normal;
    font-weight: 400;
  }
`;

interface RowProps {
  readonly squad: VisibleSquad;
  readonly mayJoin: boolean;
}

const VisibleSquadRow = ({ squad, mayJoin }: RowProps) => {
  const { id, gameId, category, owner, taken, slots, durationMinutes, priceToJoin } = squad;
  return (
    <li>
      <Line to={`${squadsPath({ gameId })}?squad=${id}`} title={texts.squads.rowLabel(category.name, owner.username)}>
        <PersonAvatar person={owner} />
        <About>
          <b>{category.name}</b>
          <span>{texts.squads.places(taken, slots, formatDuration(durationMinutes))}</span>
        </About>
        <End>
          <Money value={priceToJoin} />
          {mayJoin && <em>{texts.squads.join}</em>}
        </End>
      </Line>
    </li>
  );
};

const shown = 3;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-bottom: 8px;
  a {
    ${touchTarget}
    color: ${theme.color.text2};
    font-size: 13px;
    &:hover {
      color: ${theme.color.text1};
    }
  }
`;

/** As high as three rows, so that nothing moves when they are loaded. */
const Body = styled.div`
  min-height: 219px;
`;

const Waiting = styled.div`
  display: grid;
  gap: 12px;
  padding-top: 12px;
`;

const skeletons = (
  <Waiting aria-busy>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} $height={56} $radius="12px" />
    ))}
  </Waiting>
);

interface VisibleSquadsProps {
  readonly gameId: string;
  readonly me: Me | null;
}

/** Live list of the squads that anybody can join now; people who are in a squad already can look at them. */
export const VisibleSquads = ({ gameId, me }: VisibleSquadsProps) => {
  const query = useVisibleSquadsQuery({ params: { gameId } }, squadsPolling(me === null));
  return (
    <Card as="section" aria-labelledby="visible-squads">
      <Head>
        <CardTitle id="visible-squads">{texts.squads.title}</CardTitle>
        <Link to={squadsPath({ gameId })}>{texts.squads.all}</Link>
      </Head>
      <Body>
        <Loaded
          query={query}
          skeleton={skeletons}
          empty={
            <EmptyState
              icon={<UsersRound />}
              text={texts.squads.empty}
              action={
                <OwnSquadGate me={me} size="sm">
                  <ButtonLink to={createSquadPath({ gameId })} size="sm">
                    {texts.squads.create}
                  </ButtonLink>
                </OwnSquadGate>
              }
            />
          }
        >
          {(squads) => (
            <ul>
              {squads.slice(0, shown).map((squad) => (
                <VisibleSquadRow key={squad.id} squad={squad} mayJoin={!me?.squadMember} />
              ))}
            </ul>
          )}
        </Loaded>
      </Body>
    </Card>
  );
};
