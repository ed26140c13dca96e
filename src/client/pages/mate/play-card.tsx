import { Heart } from '../../kit/icons/heart';
import { MessageCircle } from '../../kit/icons/message-circle';
import styled from 'styled-components';
import { useState } from 'react';
import { Card, CardTitle } from '../../kit/layout/card';
import { type MateInGame, PriceList } from './price-list';
import { texts } from './texts';
import { ReportPerson } from '../../entities/person/report-person';
import type { Me } from '#contract/schemas/me.ts';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { useSetFavoriteMateMutation } from '../../entities/mate/mates-changes-api';
import { Button } from '../../kit/controls/button';
import { useGoToSignIn } from '../../entities/session/use-go-to-sign-in';
import { useToast } from '../../kit/toast/use-toast';
import { below, theme, unprinted } from '../../kit/theme/theme';
import { ButtonLink } from '../../kit/controls/button-link';
import { CopyLink } from '../../kit/display/copy-link';
import { Row } from '../../kit/layout/stack';
import { InviteButton } from '../../entities/mate/invite-button';
import { chatWithPath } from '../../entities/person/paths';
import { isTrial, shownTo } from '#domain/games/category.ts';
import { useFirstSquadPricesQuery } from '../../entities/squad/squad-prices-api';
import { TrialNote } from '../../entities/squad/trial-note';
import { loginPath } from '../../entities/session/return-path';
import { BookButton } from '../../features/booking/book-button';
import { matePath, settingsPath } from '#contract/routes/game-pages.ts';

const Sign = styled(Heart)<{ $on: boolean }>`
  ${({ $on }) => $on && `fill: ${theme.color.danger}; color: ${theme.color.danger};`}
`;

const FavoriteButton = ({ mate, me }: { readonly mate: MateInGame; readonly me: Me | null }) => {
  const [save] = useSetFavoriteMateMutation();
  const askToSignIn = useGoToSignIn();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const toggle = async (): Promise<void> => {
    try {
      await save({ params: { id: mate.id }, body: { favorite: !mate.favorite } }).unwrap();
      toast.success(mate.favorite ? texts.removed : texts.added);
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Button variant="ghost" size="sm" aria-pressed={mate.favorite} onClick={me === null ? askToSignIn : toggle}>
      <Sign aria-hidden $on={mate.favorite} />
      {mate.favorite ? texts.favoriteOn : texts.favorite}
    </Button>
  );
};

interface PlayCardProps {
  readonly mate: MateInGame;
  readonly me: Me | null;
  readonly gameId: string;
  /** Can be booked by this person. */
  readonly bookable: boolean;
}

const Note = styled.p`
  color: ${theme.color.text2};
  font-size: 13px;
`;

/** On phones the call button stays visible above the tab bar, however long the page is. */
const InviteBar = styled.div`
  ${unprinted}
  ${below('md')} {
    position: fixed;
    right: 0;
    bottom: ${theme.size.tabBar};
    left: 0;
    z-index: ${theme.layer.header};
    padding: 8px max(16px, env(safe-area-inset-right))
      max(8px, calc(env(safe-area-inset-bottom) - ${theme.size.tabBar})) max(16px, env(safe-area-inset-left));
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.surface1};
    > span,
    > span > button {
      width: 100%;
    }
    :root:has(&) {
      --bottom-bar: 65px;
    }
  }
`;

/** Prices, and everything that the viewer may do with this mate. */
export const PlayCard = ({ mate, me, gameId, bookable }: PlayCardProps) => {
  const page = matePath({ gameId, mateId: mate.id });
  const chat = chatWithPath(page, mate.id);
  const isOwn = me?.id === mate.id;
  const { data: trial } = useFirstSquadPricesQuery();
  // The trial lesson comes first where it is available to this person, and is left out where it is not.
  const prices = shownTo(mate.prices, isOwn || trial?.available === true);
  const [picked, setChosen] = useState<number>();
  const chosen = picked ?? prices[0]?.id;
  // A mate who cannot be called now can be booked for later; one who takes no orders at all needs no disabled button.
  const bookFirst = bookable && (!mate.active || mate.busy !== undefined);
  const invite = (size: 'md' | 'lg') => (
    <InviteButton mate={mate} me={me} gameId={gameId} categoryId={chosen} size={size} wide label={texts.invite} />
  );
  return (
    <Card as="section" className="person-play" aria-labelledby="play">
      <CardTitle id="play">{texts.play}</CardTitle>
      <PriceList prices={prices} value={chosen} onChange={setChosen} />
      {mate.prices.some(isTrial) && <TrialNote gameId={gameId} />}
      {isOwn ? (
        <>
          <Note>{texts.own}</Note>
          <ButtonLink to={settingsPath(gameId)} wide>
            {texts.edit}
          </ButtonLink>
        </>
      ) : (
        <>
          {!mate.active && <Note>{bookable ? texts.bookAhead : texts.noOrders}</Note>}
          <InviteBar>{bookFirst ? <BookButton categoryId={chosen} main /> : invite('lg')}</InviteBar>
          {bookFirst && mate.active && invite('md')}
          {bookable && !bookFirst && <BookButton categoryId={chosen} main={false} />}
          <ButtonLink to={me === null ? loginPath(chat) : chat} variant="soft" wide>
            <MessageCircle aria-hidden />
            {texts.write}
          </ButtonLink>
        </>
      )}
      <Row $gap={4} $align="normal" $justify="center">
        {!isOwn && <FavoriteButton mate={mate} me={me} />}
        <CopyLink path={page} variant="ghost" />
        {!isOwn && <ReportPerson person={{ id: mate.id, username: mate.name }} signedIn={me !== null} />}
      </Row>
    </Card>
  );
};
