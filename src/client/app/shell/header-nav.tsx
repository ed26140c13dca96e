import { ChevronDown, Gamepad2 } from 'lucide-react';
import { useLocation } from 'react-router';
import type { Me } from '../../../contract/schemas/me';
import { useGamesQuery } from '../../api/reference-api';
import { LazyMenu } from '../../ui/overlay/lazy-menu';
import { useGameId } from '../../ui/routing/use-game-id';
import { useGameLink } from '../../ui/routing/use-game-link';
import { gameMenu, howMenu, matesMenu, playMenu } from './lazy-menus';
import { MateNav } from './mate-nav';
import { Chevron, GameButton, NavButton, NavItem } from './nav-look';
import { CurrentSquadLink } from './current-squad-link';
import { texts } from './texts';

const down = (
  <Chevron aria-hidden>
    <ChevronDown />
  </Chevron>
);

const tournament = '/blog/material-257';

/** What stands between the logo and the account: one set for mates, one for everybody else. */
export const HeaderNav = ({ me }: { readonly me: Me | null }) => {
  const link = useGameLink();
  const { pathname } = useLocation();
  const gameId = useGameId();
  const { data: games = [] } = useGamesQuery();
  const game = games.find(({ id }) => id === gameId);
  const inBlog = pathname.startsWith('/blog');

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
          {me?.squadMember ? (
            <CurrentSquadLink member={me.squadMember} label={texts.currentGame} />
          ) : (
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
          <LazyMenu
            menu={matesMenu}
            trigger={
              <NavButton type="button">
                {texts.chooseMate}
                {down}
              </NavButton>
            }
          />
        </>
      )}
      <NavItem to={link(tournament)} end>
        {texts.tournament}
      </NavItem>
      <NavItem to={link('/blog')} end>
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
