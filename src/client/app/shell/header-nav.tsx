import styled, { css } from 'styled-components';
import { useLocation } from 'react-router';
import { ChevronDown } from '../../kit/icons/chevron-down';
import { Gamepad2 } from '../../kit/icons/gamepad-2';
import { below, oneLine, theme } from '../../kit/theme/theme';
import type { Me } from '#contract/schemas/me.ts';
import { ownSquadName } from '#domain/text/own-squad-name.ts';
import { useNewOrdersCountQuery } from '../../entities/squad/squad-lists-count-api';
import { CountBadge } from '../../kit/display/badge';
import { NavLink } from '../../kit/routing/nav-link';
import { useGameId, useGameLink } from '../../entities/game/chosen-game';
import { texts } from './texts';
import { useGamesQuery, useHasNoGames } from '../../entities/game/reference-api';
import { LazyMenu } from '../../kit/overlay/lazy-component';
import { gameMenu, howMenu, matesMenu, playMenu } from './lazy-menus';
import { chosenGame } from '#contract/routes/route.ts';
import { createSquadPath, ordersPath } from '#contract/routes/game-pages.ts';
import { articlePath, blogPath } from '#contract/routes/product-pages.ts';
import { squadPath } from '#contract/routes/game-pages.ts';

/** A mate's navigation is longer, and on narrower desktops nobody's has enough room. */
const tight = css`
  padding: 0 8px;
  > svg {
    display: none;
  }
`;

const itemStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 0 10px;
  border-radius: 10px;
  color: ${theme.color.text2};
  font-size: 15px;
  font-weight: 500;
  white-space: nowrap;
  &:hover,
  &[aria-expanded='true'],
  &[aria-current='page'],
  &[data-active='true'] {
    background: ${theme.color.surface2};
    color: ${theme.color.text1};
  }
  ${below('xxl')} {
    ${tight}
  }
  [data-mate='true'] > & {
    ${tight}
  }
`;

const NavButton = styled.button`
  ${itemStyles}
`;

/** Of all items in the bar only a long name of a game is truncated. */
const GameButton = styled(NavButton)`
  min-width: 0;
  > span:first-of-type {
    ${oneLine}
  }
`;

const NavItem = styled(NavLink)`
  ${itemStyles}
`;

const Chevron = styled.span`
  display: inline-grid;
  margin-right: -4px;
  svg {
    width: 16px;
    height: 16px;
  }
`;

/** Replaces the links to create and join a squad while the person is in one. */
const CurrentSquadLink = ({ me }: { readonly me: Me }) =>
  me.squadMember && <NavItem to={squadPath(me.squadMember)}>{ownSquadName(me)}</NavItem>;

/** The number of invitations that await a mate’s answer: seeing one is not reading it. */
export const NewOrders = () => {
  const { data: count = 0 } = useNewOrdersCountQuery(undefined, {
    selectFromResult: ({ data }) => ({ data: data?.count }),
  });
  return <CountBadge count={count} label={texts.newInvitations(count)} />;
};

/** A mate's own items: their order or a new squad, and the invitations that await an answer. */
const MateNav = ({ me }: { readonly me: Me }) => {
  const link = useGameLink();
  return (
    <>
      {me.squadMember ? (
        <CurrentSquadLink me={me} />
      ) : (
        <NavItem to={link(createSquadPath({ gameId: chosenGame }))}>{texts.createSquad}</NavItem>
      )}
      <NavItem to={link(ordersPath({ gameId: chosenGame }))}>
        {texts.invitations}
        <NewOrders />
      </NavItem>
    </>
  );
};

const down = (
  <Chevron aria-hidden>
    <ChevronDown />
  </Chevron>
);

const tournament = articlePath(257);

/** The navigation between the logo and the account: one set of items for mates, another one for everybody else. */
export const HeaderNav = ({ me }: { readonly me: Me | null }) => {
  const link = useGameLink();
  const { pathname } = useLocation();
  const gameId = useGameId();
  const { data: games = [] } = useGamesQuery();
  const hasNoGames = useHasNoGames();
  const game = games.find(({ id }) => id === gameId);
  const inBlog = pathname.startsWith(blogPath);

  return (
    <>
      {!inBlog && games.length > 0 && (
        <LazyMenu
          menu={gameMenu}
          trigger={
            <GameButton type="button" aria-label={`${texts.chooseGame}: ${game?.name ?? ''}`}>
              <Gamepad2 aria-hidden />
              <span>{game?.name ?? texts.chooseGame}</span>
              {down}
            </GameButton>
          }
        />
      )}
      {me?.mateAccess ? (
        <MateNav me={me} />
      ) : (
        <>
          {me && <CurrentSquadLink me={me} />}
          {!me?.squadMember && !hasNoGames && (
            <LazyMenu
              menu={playMenu}
              trigger={
                <NavButton type="button" data-active={/\/squads(?:\/create)?$/.test(pathname)}>
                  {texts.play}
                  {down}
                </NavButton>
              }
            />
          )}
          {!hasNoGames && (
            <LazyMenu
              menu={matesMenu}
              trigger={
                <NavButton type="button">
                  {texts.chooseMate}
                  {down}
                </NavButton>
              }
            />
          )}
        </>
      )}
      <NavItem to={link(tournament)} end>
        {texts.tournament}
      </NavItem>
      <NavItem to={link(blogPath)} end>
        {texts.blog}
      </NavItem>
      <LazyMenu
        menu={howMenu}
        trigger={
          <NavButton type="button" data-active={pathname.endsWith('/how-it-works')}>
            {texts.how}
            {down}
          </NavButton>
        }
      />
    </>
  );
};
