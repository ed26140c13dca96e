import { MessageCircle } from '../../kit/icons/message-circle';
import { Star } from '../../kit/icons/star';
import styled from 'styled-components';
import type { Me } from '#contract/schemas/me.ts';
import { squadFromWire } from '#contract/squads/squad-codec.ts';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { inviteFriendRules } from '#domain/squad/rules/invite-friend.ts';
import { refusalText } from '../../entities/squad/card-facts';
import { useSquadQuery } from '../../entities/squad/squads-api';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { useInviteFriendMutation } from '../../entities/squad/squad-members-api';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { useToast } from '../../kit/toast/use-toast';
import { texts } from './texts';
import type { MateClient } from '#contract/mates/mate-clients.ts';
import { useSetFavoriteClientMutation } from '../../entities/mate/mate-clients-api';
import { IconButton } from '../../kit/controls/icon-button';
import { formatDate } from '../../kit/display/dates';
import { Card } from '../../kit/layout/card';
import { Avatar, onlineStatus } from '../../entities/person/avatar';
import { chatWithPath } from '../../entities/person/paths';
import { TextLink } from '../../kit/routing/text-link';
import { below, oneLine, theme } from '../../kit/theme/theme';
import { serverNow } from '../../kit/time/server-now';
import { ClientNote } from './client-note';
import { clientsPath, createSquadPath, squadPath } from '#contract/routes/game-pages.ts';

interface CallClientProps {
  readonly client: { readonly id: string; readonly username: string };
  readonly me: Me | null;
  readonly gameId: string;
}

/** Why the own squad takes no such invitation, by the rules that the server decides with; null when it does. */
const whyNotCall = ({ squad }: SquadView, by: string, friendId: string): string | null => {
  const { value, context } = squadFromWire(squad);
  const event = { type: 'squad.inviteFriend', by, at: serverNow(), friendId, token: '' };
  const code = inviteFriendRules.refusal(value, context, event);
  return code === null ? null : refusalText(code);
};

/** Invites the client into the squad being gathered; without one, to a new squad with them already invited. */
const CallClient = ({ client: { id, username }, me, gameId }: CallClientProps) => {
  const [invite] = useInviteFriendMutation();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const squadId = me?.squadMember?.squadId;
  const { currentData: view } = useSquadQuery({ params: { id: squadId ?? 0 } }, { skip: squadId === undefined });
  if (squadId === undefined) {
    return (
      <ButtonLink
        to={`${createSquadPath({ gameId })}?friend=${id}`}
        size="sm"
        variant="soft"
        aria-label={texts.callName(username)}
      >
        {texts.call}
      </ButtonLink>
    );
  }
  const send = async () => {
    try {
      await invite({ body: { squadId, userId: id } }).unwrap();
      toast.success(texts.called(username));
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Button
      size="sm"
      variant="soft"
      aria-label={texts.callName(username)}
      whyNot={view && me ? whyNotCall(view, me.id, id) : null}
      onClick={send}
    >
      {texts.call}
    </Button>
  );
};

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  ${below('md')} {
    flex-wrap: wrap;
  }
`;

const TextBlock = styled.div`
  flex: 1;
  min-width: 0;
  p {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

const Name = styled.div`
  font-weight: 600;
  ${oneLine}
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  ${below('md')} {
    width: 100%;
    > a {
      flex: 1;
    }
  }
`;

const Sign = styled(Star)<{ $on: boolean }>`
  ${({ $on }) => $on && `fill: ${theme.color.warn}; color: ${theme.color.warn};`}
`;

interface ClientCardProps {
  readonly client: MateClient;
  readonly me: Me | null;
  /** The mate's own game. */
  readonly gameId: string;
}

export const ClientCard = ({ client, me, gameId }: ClientCardProps) => {
  const { id, username, avatarUrl, onlineLevel, games, minutes, lastGame, favorite } = client;
  const [save, { isLoading }] = useSetFavoriteClientMutation();
  const showRefusal = useRefusalToast();
  const toggle = async () => {
    try {
      await save({ params: { id }, body: { favorite: !favorite } }).unwrap();
    } catch (error) {
      showRefusal(error);
    }
  };
  const played = [texts.games(games), ...(minutes > 0 ? [texts.hours(minutes / 60)] : [])].join(' · ');
  const last = texts.lastGame(formatDate(Date.parse(lastGame.at), serverNow()), lastGame.category);
  return (
    <Card as="article" aria-label={username}>
      <Head>
        <Avatar userId={id} username={username} avatarUrl={avatarUrl} size={52} online={onlineStatus(onlineLevel)} />
        <TextBlock>
          <Name title={username}>{username}</Name>
          <p>
            {played} ·{' '}
            {lastGame.squadId === null || lastGame.gameId === null ? (
              last
            ) : (
              <TextLink to={squadPath({ gameId: lastGame.gameId, squadId: lastGame.squadId })}>{last}</TextLink>
            )}
          </p>
        </TextBlock>
        <Actions>
          <IconButton
            label={favorite ? texts.fromFavorites(username) : texts.toFavorites(username)}
            aria-pressed={favorite}
            disabled={isLoading}
            onClick={() => toggle()}
          >
            <Sign aria-hidden $on={favorite} />
          </IconButton>
          <ButtonLink to={chatWithPath(clientsPath({ gameId }), id)} size="sm" aria-label={texts.writeName(username)}>
            <MessageCircle aria-hidden />
            {texts.write}
          </ButtonLink>
          <CallClient client={client} me={me} gameId={gameId} />
        </Actions>
      </Head>
      <ClientNote client={client} />
    </Card>
  );
};
