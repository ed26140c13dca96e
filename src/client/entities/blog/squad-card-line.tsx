import styled from 'styled-components';
import { cardTexts } from '#domain/blog/card-texts.ts';
import { formatDuration } from '#domain/text/format.ts';
import { ButtonLink } from '../../kit/controls/button-link';
import { Loaded } from '../../api/loaded';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useGameLink } from '../game/chosen-game';
import { LevelBadge } from '../mate/mate-tags';
import { formatMoney } from '../money/money';
import { PersonAvatar } from '../person/person-avatar';
import { useMe } from '../person/users-api';
import { OwnSquadGate } from '../squad/own-squad-gate';
import { useSquadCardQuery } from '../squad/squad-lists-card-api';
import { CardFrame } from './card-frame';
import { texts } from './texts';
import { chosenGame } from '#contract/routes/route.ts';
import { squadPath, squadsPath } from '#contract/routes/game-pages.ts';

const Mates = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;

/**
 * A squad mentioned in an article: while it looks for players, it shows what any stranger may see; afterwards nothing
 * more.
 */
export const SquadCardLine = ({ squadId }: { readonly squadId: number }) => {
  const me = useMe();
  const link = useGameLink();
  const query = useSquadCardQuery({ params: { id: squadId } });
  const gone = (
    <>
      <div className="article-card-about">
        <b>{cardTexts.squad(squadId)}</b>
        <p>{cardTexts.squadGone}</p>
      </div>
      <OwnSquadGate me={me} size="sm">
        <ButtonLink size="sm" to={link(squadsPath({ gameId: chosenGame }))}>
          {texts.openSquads}
        </ButtonLink>
      </OwnSquadGate>
    </>
  );
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton $height={74} $radius="12px" />}
      missing={gone}
      failedAs="line"
      failedText={texts.noPart}
      failedIn={CardFrame}
    >
      {({ owner, category, durationMinutes, platform, taken, slots, mates, priceToJoin, gameId }) => (
        <CardFrame>
          <PersonAvatar person={owner} size={44} />
          <div className="article-card-about">
            <b>{cardTexts.squadOf(category.name, owner.username)}</b>
            <p>{cardTexts.squadFacts(formatDuration(durationMinutes), platform, taken, slots)}</p>
            {mates.length > 0 && (
              <Mates>
                {mates.map(({ id, username, grade }) => (
                  <span key={id}>
                    {username} <LevelBadge level={grade} />
                  </span>
                ))}
              </Mates>
            )}
          </div>
          <OwnSquadGate me={me} size="sm">
            <ButtonLink size="sm" to={squadPath({ gameId, squadId })}>
              {priceToJoin === 0 ? texts.openSquad : texts.joinFor(formatMoney(priceToJoin))}
            </ButtonLink>
          </OwnSquadGate>
        </CardFrame>
      )}
    </Loaded>
  );
};
