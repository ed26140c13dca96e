import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { Me } from '../../../contract/schemas/me';
import { ButtonLink } from '../../ui/controls/button-link';
import { CopyLink } from '../../ui/data/copy-link';
import { Card, CardTitle } from '../../ui/layout/card';
import { Stack } from '../../ui/layout/stack';
import { InviteButton } from '../../ui/people/invite-button';
import { chatWithPath } from '../../ui/routing/chat-with-path';
import { loginPath } from '../../ui/routing/return-path';
import { theme } from '../../ui/theme/theme';
import { FavoriteButton } from './favorite-button';
import type { MateInGame } from './mate-in-game';
import { PriceList } from './price-list';
import { texts } from './texts';

interface PlayCardProps {
  readonly mate: MateInGame;
  readonly me: Me | null;
  readonly gameId: string;
}

const Small = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px;
`;

const Note = styled.p`
  color: ${theme.color.text2};
  font-size: 13px;
`;

/** Prices and whatever one may do with this mate. */
export const PlayCard = ({ mate, me, gameId }: PlayCardProps) => {
  const page = `/${gameId}/team/${mate.id}`;
  const chat = chatWithPath(page, mate.id);
  const isOwn = me?.id === mate.id;
  const [chosen, setChosen] = useState(mate.prices[0]?.id);
  return (
    <Card as="section" aria-labelledby="play">
      <Stack $gap={16}>
        <CardTitle id="play">{texts.play}</CardTitle>
        <PriceList prices={mate.prices} value={chosen} onChange={setChosen} />
        {isOwn ? (
          <>
            <Note>{texts.own}</Note>
            <ButtonLink to={`/${gameId}/settings`} wide>
              {texts.edit}
            </ButtonLink>
          </>
        ) : (
          <>
            {!mate.active && <Note>{texts.noOrders}</Note>}
            <InviteButton mate={mate} me={me} gameId={gameId} categoryId={chosen} size="lg" wide label={texts.invite} />
            <ButtonLink to={me === null ? loginPath(chat) : chat} variant="soft" wide>
              <MessageCircle aria-hidden />
              {texts.write}
            </ButtonLink>
          </>
        )}
        <Small>
          {!isOwn && <FavoriteButton mate={mate} me={me} />}
          <CopyLink path={page} variant="ghost" />
        </Small>
      </Stack>
    </Card>
  );
};
