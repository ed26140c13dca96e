import type { Me } from '../../../contract/schemas/me';
import type { VisibleSquad } from '../../../contract/squads/squad-lists';
import { formatDuration } from '../../../domain/text/format-duration';
import { LevelBadge } from '../../ui/data/level-badge';
import { Money } from '../../ui/data/money';
import { Avatar } from '../../ui/people/avatar';
import { onlineStatus } from '../../ui/people/online-status';
import { Link } from '../../ui/routing/link';
import { JoinButton } from './join-button';
import { About, Bottom, Face, Head, Mates, Places, Price } from './squad-look';
import { texts } from './texts';

interface SquadCardProps {
  readonly squad: VisibleSquad;
  readonly me: Me | null;
  /** The one that a link names. */
  readonly asked: boolean;
  readonly languageName: (code: string) => string;
}

export const SquadCard = ({ squad, me, asked, languageName }: SquadCardProps) => {
  const { gameId, category, durationMinutes, platform, languages, owner, mates, taken, slots, priceToJoin } = squad;
  const facts = texts.facts(formatDuration(durationMinutes), platform, languages.map(languageName).join(', '));
  return (
    <Face $selected={asked}>
      <Head>
        <Avatar userId={owner.id} username={owner.username} avatarUrl={owner.avatarUrl} online={onlineStatus(owner.onlineLevel)} />
        <About>
          <h2 title={category.name}>{category.name}</h2>
          <p title={facts}>{facts}</p>
        </About>
      </Head>
      <Mates aria-label={texts.mates}>
        {mates.length === 0 && <li>{texts.noMates}</li>}
        {mates.map(({ id, username, avatarUrl, grade }) => (
          <li key={id}>
            <Avatar userId={id} username={username} avatarUrl={avatarUrl} size={24} />
            <Link to={`/${gameId}/team/${id}`} title={username}>
              {username}
            </Link>
            <LevelBadge level={grade} />
          </li>
        ))}
      </Mates>
      <Places>
        <span title={owner.username}>{texts.owner(owner.username)}</span>
        <span>{texts.places(taken, slots)}</span>
      </Places>
      <Bottom>
        <Price>
          {priceToJoin === 0 ? (
            <small>{texts.noPrice}</small>
          ) : (
            <>
              <Money value={priceToJoin} /> <small>{texts.toJoin}</small>
            </>
          )}
        </Price>
        <JoinButton squad={squad} me={me} />
      </Bottom>
    </Face>
  );
};
