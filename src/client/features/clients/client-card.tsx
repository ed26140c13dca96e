import { MessageCircle, Star } from 'lucide-react';
import styled from 'styled-components';
import type { MateClient } from '../../../contract/mate-clients';
import type { Me } from '../../../contract/schemas/me';
import { failureOf } from '../../api/api-failure';
import { useSetFavoriteClientMutation } from '../../api/mate-side-api';
import { ButtonLink } from '../../ui/controls/button-link';
import { IconButton } from '../../ui/controls/icon-button';
import { formatDate } from '../../ui/data/format-date';
import { Card } from '../../ui/layout/card';
import { Avatar } from '../../ui/people/avatar';
import { onlineStatus } from '../../ui/people/online-status';
import { chatWithPath } from '../../ui/routing/chat-with-path';
import { TextLink } from '../../ui/routing/text-link';
import { below } from '../../ui/theme/media';
import { oneLine } from '../../ui/theme/mixins';
import { theme } from '../../ui/theme/theme';
import { serverNow } from '../../ui/time/server-now';
import { useToast } from '../../ui/toast/use-toast';
import { CallClient } from './call-client';
import { ClientNote } from './client-note';
import { texts } from './texts';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  ${below('md')} {
    flex-wrap: wrap;
  }
`;

const Words = styled.div`
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
  const toast = useToast();
  const toggle = async () => {
    try {
      await save({ params: { id }, body: { favorite: !favorite } }).unwrap();
    } catch (error) {
      toast.danger(failureOf(error).message);
    }
  };
  const hours = Math.round(minutes / 60);
  const played = [texts.games(games), ...(hours > 0 ? [texts.hours(hours)] : [])].join(' · ');
  const last = texts.lastGame(formatDate(Date.parse(lastGame.at), serverNow()), lastGame.category);
  return (
    <Card as="article" aria-label={username}>
      <Head>
        <Avatar userId={id} username={username} avatarUrl={avatarUrl} size={52} online={onlineStatus(onlineLevel)} />
        <Words>
          <Name title={username}>{username}</Name>
          <p>
            {played} · {lastGame.squadId === null || lastGame.gameId === null ? last : <TextLink to={`/${lastGame.gameId}/squads/${lastGame.squadId}`}>{last}</TextLink>}
          </p>
        </Words>
        <Actions>
          <IconButton
            label={favorite ? texts.fromFavorites(username) : texts.toFavorites(username)}
            aria-pressed={favorite}
            disabled={isLoading}
            onClick={() => void toggle()}
          >
            <Sign aria-hidden $on={favorite} />
          </IconButton>
          <ButtonLink to={chatWithPath(`/${gameId}/clients`, id)} size="sm" aria-label={texts.writeName(username)}>
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
