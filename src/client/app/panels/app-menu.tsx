import styled, { css } from 'styled-components';
import { ChevronRight } from '../../kit/icons/chevron-right';
import { Gamepad2 } from '../../kit/icons/gamepad-2';
import { Link2 } from '../../kit/icons/link-2';
import { useLocation } from 'react-router';
import { Suspense } from 'react';
import { Link } from '../../kit/routing/link';
import { theme } from '../../kit/theme/theme';
import { useGamesQuery, useHasNoGames } from '../../entities/game/reference-api';
import { useBookingsAwaiting } from '../../entities/booking/bookings-awaiting-api';
import { ownSquadName } from '#domain/text/own-squad-name.ts';
import { useModals } from '../../entities/modals/modals';
import { useGameId, useGameLink } from '../../entities/game/chosen-game';
import { texts } from '../shell/texts';
import { menuTexts } from '../shell/menu-texts';
import type { Me } from '#contract/schemas/me.ts';
import { useMe } from '../../entities/person/users-api';
import { useCopyLink } from '../../kit/display/copy-link';
import { ButtonLink } from '../../kit/controls/button-link';
import { IconButton } from '../../kit/controls/icon-button';
import { CountBadge } from '../../kit/display/badge';
import { Stack } from '../../kit/layout/stack';
import { Dialog } from '../../kit/overlay/dialog';
import { publicPath } from '../../entities/person/paths';
import { NewOrders } from '../shell/header-nav';
import { accountItems, MateBadges } from '../shell/account-items';
import { mateToggle } from '../../features/mate-toggle/lazy-mate-toggle';
import { articlePath, blogPath } from '#contract/routes/product-pages.ts';
import { chosenGame } from '#contract/routes/route.ts';
import {
  becomeMatePath,
  createSquadPath,
  howItWorksPath,
  ordersPath,
  squadsPath,
  teamPath,
} from '#contract/routes/game-pages.ts';
import { squadPath } from '#contract/routes/game-pages.ts';

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 0 12px;
  border-radius: 10px;
  font-weight: 500;
  &:hover {
    background: ${theme.color.surface3};
  }
  > svg {
    color: ${theme.color.text2};
  }
  > button {
    margin-left: auto;
  }
`;

const Item = styled(Link)`
  ${itemStyles}
`;

const PlainItem = styled.a`
  ${itemStyles}
`;

const Group = styled.nav`
  padding: 6px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
`;

const GameChoice = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 56px;
  padding: 0 12px 0 18px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  font-weight: 600;
  text-align: left;
  &:hover {
    background: ${theme.color.surface2};
  }
  > span {
    flex: 1;
  }
  > svg:last-child {
    color: ${theme.color.text3};
  }
`;

/** Shows the chosen game and opens the game picker. The blog belongs to all games. */
const GameButton = () => {
  const { data: games = [], isError } = useGamesQuery();
  const gameId = useGameId();
  const modals = useModals();
  const { pathname } = useLocation();
  if (pathname.startsWith(blogPath) || (games.length === 0 && !isError)) return null;
  const game = games.find(({ id }) => id === gameId);
  return (
    <GameChoice
      type="button"
      aria-haspopup="dialog"
      aria-label={`${texts.chooseGame}: ${game?.name ?? ''}`}
      onClick={() => modals.open({ name: 'game-picker', props: {} })}
    >
      {game === undefined ? <Gamepad2 aria-hidden /> : <img src={game.iconUrl} alt="" width={28} height={28} />}
      <span>{game?.name ?? texts.chooseGame}</span>
      <ChevronRight aria-hidden />
    </GameChoice>
  );
};

interface NavItem {
  readonly label: string;
  readonly to: string;
}

const squadItems = (me: Me | null): readonly NavItem[] => {
  if (me?.squadMember) return [{ label: ownSquadName(me), to: squadPath(me.squadMember) }];
  const create = { label: texts.createSquad, to: createSquadPath({ gameId: chosenGame }) };
  return me?.mateAccess
    ? [create]
    : [create, { label: menuTexts.join, to: `${squadsPath({ gameId: chosenGame })}?from=headerLink` }];
};

const gameItems = (me: Me | null): readonly NavItem[] => [
  ...squadItems(me),
  me?.mateAccess
    ? { label: texts.invitations, to: ordersPath({ gameId: chosenGame }) }
    : { label: texts.chooseMate, to: teamPath({ gameId: chosenGame }) },
];

/** The header's navigation as a flat list. */
const navItems = (me: Me | null, hasNoGames: boolean): readonly NavItem[] => [
  ...(hasNoGames ? [] : gameItems(me)),
  { label: texts.tournament, to: articlePath(257) },
  { label: texts.blog, to: blogPath },
  { label: texts.how, to: howItWorksPath({ gameId: chosenGame }) },
];

/** The menu on phones: the header's navigation and, for a signed-in person, all items of the user menu. */
export const AppMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const me = useMe();
  const link = useGameLink();
  const gameId = useGameId();
  const copy = useCopyLink();
  const awaiting = useBookingsAwaiting(me);
  const hasNoGames = useHasNoGames();
  return (
    <Dialog title={me?.username ?? texts.menu} onClose={onClose} inAddress width={420}>
      <Stack $gap={12}>
        {me?.mateAccess && (
          <Suspense>
            <mateToggle.Component />
          </Suspense>
        )}
        <GameButton />
        <Group aria-label={texts.mainNav}>
          {navItems(me, hasNoGames).map(({ label, to }) => (
            <Item key={label} to={link(to)}>
              {label}
              {label === texts.invitations && <NewOrders />}
            </Item>
          ))}
        </Group>
        {me !== null && (
          <Group aria-label={menuTexts.userMenu}>
            {accountItems(me, awaiting).map(({ icon: Icon, label, to, href, count = 0, counted = '' }, index) =>
              to === undefined ? (
                <PlainItem key={label} href={href}>
                  <Icon aria-hidden />
                  {label}
                </PlainItem>
              ) : (
                <Item key={label} to={link(to)}>
                  <Icon aria-hidden />
                  {label}
                  <CountBadge count={count} label={counted} />
                  {index === 0 && (
                    <IconButton
                      label={menuTexts.copyProfile}
                      onClick={(event) => {
                        event.preventDefault();
                        void copy(publicPath({ id: me.id, mate: me.mateAccess }, gameId));
                      }}
                    >
                      <Link2 aria-hidden />
                    </IconButton>
                  )}
                </Item>
              ),
            )}
          </Group>
        )}
        {me?.mateAccess && <MateBadges access={me.mateAccess} />}
        {me?.mateAccess === null && (
          <ButtonLink to={link(becomeMatePath({ gameId: chosenGame }))} wide>
            {menuTexts.becomeMate}
          </ButtonLink>
        )}
      </Stack>
    </Dialog>
  );
};
