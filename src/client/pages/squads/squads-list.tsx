import { Status } from '#client/kit/feedback/status.tsx';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { UsersRound } from '../../kit/icons/users-round';
import { loginPath } from '../../entities/session/return-path';
import { joinParam, joinStatus, useJoinRequest, useJoin } from './joining';
import type { Me } from '#contract/schemas/me.ts';
import type { VisibleSquad } from '#contract/squads/squad-lists-fields.ts';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { texts } from './texts';
import { formatDuration } from '#domain/text/format.ts';
import { LevelBadge } from '../../entities/mate/mate-tags';
import { Money } from '../../entities/money/money';
import { Avatar } from '../../entities/person/avatar';
import { PersonAvatar } from '../../entities/person/person-avatar';
import { Link } from '../../kit/routing/link';
import { useLanguagesQuery } from '../../entities/game/reference-api';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Card } from '../../kit/layout/card';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { createSquadPath, matePath, squadPath } from '#contract/routes/game-pages.ts';

/** Sends a guest to sign in; they return to the same list, which then asks them to confirm joining this squad. */
const useSignInToJoin = (): ((squadId: number) => void) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (squadId: number) => {
      const query = new URLSearchParams(search);
      query.set(joinParam, String(squadId));
      void navigate(loginPath(`${pathname}?${query.toString()}`));
    },
    [navigate, pathname, search],
  );
};

interface JoinButtonProps {
  readonly squad: VisibleSquad;
  readonly me: Me | null;
}

const JoinButton = ({ squad, me }: JoinButtonProps) => {
  const { id, gameId, category, owner } = squad;
  const join = useJoin();
  const signIn = useSignInToJoin();
  const now = joinStatus(me, squad);
  if (now.kind === 'own') {
    return (
      <ButtonLink to={squadPath({ gameId, squadId: id })} size="sm" aria-label={texts.openSquad(category.name)}>
        {texts.open}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="primary"
      size="sm"
      aria-label={texts.joinSquad(category.name, owner.username)}
      whyNot={now.kind === 'refused' ? now.text : null}
      onClick={() => (now.kind === 'guest' ? signIn(id) : join(id))}
    >
      {texts.join}
    </Button>
  );
};

interface SquadCardProps {
  readonly squad: VisibleSquad;
  readonly me: Me | null;
  /** Named by a link. */
  readonly requested: boolean;
  readonly languageName: (code: string) => string;
}

/** The server's first screen writes the same (`squads-html.ts`). */
const SquadCard = ({ squad, me, requested, languageName }: SquadCardProps) => {
  const { gameId, category, durationMinutes, platform, languages, owner, mates, taken, slots, priceToJoin } = squad;
  const facts = texts.facts(formatDuration(durationMinutes), platform, languages.map(languageName).join(', '));
  return (
    <Card as="article" className="squad-card" $selected={requested}>
      <div className="squad-card-head">
        <PersonAvatar person={owner} />
        <div>
          <h2 title={category.name}>{category.name}</h2>
          <p title={facts}>{facts}</p>
        </div>
      </div>
      <ul className="squad-card-mates" aria-label={texts.mates}>
        {mates.length === 0 && <li>{texts.noMates}</li>}
        {mates.map(({ id, username, avatarUrl, grade }) => (
          <li key={id}>
            <Avatar userId={id} username={username} avatarUrl={avatarUrl} size={24} />
            <Link to={matePath({ gameId, mateId: id })} title={username}>
              {username}
            </Link>
            <LevelBadge level={grade} />
          </li>
        ))}
      </ul>
      <p className="squad-card-places">
        <span title={owner.username}>{texts.owner(owner.username)}</span>
        <span>{texts.places(taken, slots)}</span>
      </p>
      <div className="squad-card-foot">
        <p className="squad-card-price">
          {priceToJoin === 0 ? (
            <small>{texts.noPrice}</small>
          ) : (
            <>
              <Money value={priceToJoin} /> <small>{texts.toJoin}</small>
            </>
          )}
        </p>
        <JoinButton squad={squad} me={me} />
      </div>
    </Card>
  );
};

interface SquadsListProps {
  readonly squads: readonly VisibleSquad[];
  readonly gameId: string;
  readonly me: Me | null;
  /** Null without a filter. */
  readonly onShowAll: (() => void) | null;
}

export const SquadsList = ({ squads, gameId, me, onShowAll }: SquadsListProps) => {
  const { requested } = useJoinRequest();
  const { data: languages } = useLanguagesQuery();
  const languageName = useCallback(
    (code: string) => languages?.find((language) => language.code === code)?.name ?? code,
    [languages],
  );
  if (squads.length > 0) {
    return (
      <>
        <Status as={VisuallyHidden}>{texts.found(squads.length)}</Status>
        <ul className="squad-cards">
          {squads.map((squad) => (
            <li key={squad.id}>
              <SquadCard squad={squad} me={me} requested={squad.id === requested} languageName={languageName} />
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (onShowAll !== null) {
    return (
      <Card>
        <EmptyState
          icon={<UsersRound />}
          text={texts.emptyFiltered}
          action={<Button onClick={onShowAll}>{texts.showAll}</Button>}
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<UsersRound />}
        text={texts.empty}
        action={
          me?.hasSquad ? undefined : (
            <ButtonLink to={createSquadPath({ gameId })} variant="primary">
              {texts.create}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
};
