import { Clock } from '../../kit/icons/clock';
import { ShieldCheck } from '../../kit/icons/shield-check';
import { Zap } from '../../kit/icons/zap';
import styled from 'styled-components';
import type { ReactNode } from 'react';
import { useHeaderMatesQuery } from '../../entities/mate/mates-api';
import { Badge } from '../../kit/display/badge';
import { Link } from '../../kit/routing/link';
import { below, touchTarget, from, theme, touch } from '../../kit/theme/theme';
import { texts } from './texts';
import type { Me } from '#contract/schemas/me.ts';
import { ButtonLink } from '../../kit/controls/button-link';
import { Row } from '../../kit/layout/stack';
import { useGameLink } from '../../entities/game/chosen-game';
import { createSquadPath, squadPath, squadsPath, teamPath } from '#contract/routes/game-pages.ts';
import { chosenGame } from '#contract/routes/route.ts';

/** In the hero's upper padding, so that it moves nothing when it appears. */
const BadgeLink = styled(Link)`
  ${touchTarget}
  position: absolute;
  top: 64px;
  ${touch} {
    position: absolute;
  }
  svg {
    width: 15px;
    height: 15px;
  }
  ${below('md')} {
    top: 24px;
  }
`;

export const onlineCall = (gameId: string) => ({ params: { gameId }, query: { online: 'true', limit: 1 } }) as const;

/** How many mates can be called right now; renders nothing for zero and until it is known. */
const OnlineBadge = ({ gameId }: { readonly gameId: string }) => {
  const { data } = useHeaderMatesQuery(onlineCall(gameId));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <BadgeLink to={`${teamPath({ gameId })}?online=1`}>
      <Badge $tone="accent">
        <Zap aria-hidden />
        {texts.online(data.total)}
      </Badge>
    </BadgeLink>
  );
};

interface HomeHeroProps {
  readonly me: Me | null;
  readonly gameId: string;
  /** Next to the hero on wide screens, below it on others. */
  readonly aside: ReactNode;
}

const Hero = styled.section`
  position: relative;
  isolation: isolate;
  &::before {
    position: absolute;
    inset: 0 0 0 40%;
    z-index: -1;
    background: radial-gradient(closest-side, #3b317066, transparent);
    content: '';
    pointer-events: none;
    ${below('lg')} {
      inset: 20% 0 0;
    }
  }
`;

const Actions = styled(Row)`
  margin-top: 32px;
  ${below('md')} {
    margin-top: 24px;
    > a {
      flex: 1;
    }
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin-top: 32px;
  color: ${theme.color.text2};
  font-size: 13px;
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  ${below('md')} {
    margin-top: 20px;
  }
`;

const Aside = styled.div`
  margin-top: 32px;
  ${from('lg')} {
    position: absolute;
    top: 50%;
    right: ${theme.size.gutter};
    width: 400px;
    max-width: 38%;
    margin: 0;
    transform: translateY(-50%);
  }
`;

/**
 * The product's headline; a person in a squad gets a link to it, as in the header. The same text is in index.html
 * before any script runs, with the same classes.
 */
export const HomeHero = ({ me, gameId, aside }: HomeHeroProps) => {
  const link = useGameLink();
  const squad = me?.squadMember;
  return (
    <Hero className="container promise">
      <OnlineBadge gameId={gameId} />
      <h1 className="promise-title" tabIndex={-1}>
        {texts.title}
      </h1>
      <p className="promise-text">{texts.text}</p>
      <Actions>
        <ButtonLink
          to={
            squad
              ? squadPath({ gameId: squad.gameId, squadId: squad.squadId })
              : link(createSquadPath({ gameId: chosenGame }))
          }
          variant="primary"
          size="lg"
        >
          {squad ? texts.back : texts.create}
        </ButtonLink>
        {!squad && !me?.mateAccess && (
          <ButtonLink to={link(squadsPath({ gameId: chosenGame }))} size="lg">
            {texts.join}
          </ButtonLink>
        )}
      </Actions>
      <Facts>
        <li>
          <ShieldCheck aria-hidden />
          {texts.safe}
        </li>
        <li>
          <Clock aria-hidden />
          {texts.fast}
        </li>
      </Facts>
      <Aside>{aside}</Aside>
    </Hero>
  );
};
