import { Link2 } from 'lucide-react';
import { Suspense } from 'react';
import { useMe } from '../../api/use-me';
import { useCopyLink } from '../../ui/data/use-copy-link';
import { ButtonLink } from '../../ui/controls/button-link';
import { IconButton } from '../../ui/controls/icon-button';
import { Stack } from '../../ui/layout/stack';
import { Dialog } from '../../ui/overlay/dialog';
import { publicPath } from '../../ui/routing/public-path';
import { useGameId } from '../../ui/routing/use-game-id';
import { useGameLink } from '../../ui/routing/use-game-link';
import { accountItems } from '../shell/account-items';
import { mateToggle } from '../shell/lazy-mate-toggle';
import { MateBadges } from '../shell/mate-badges';
import { texts } from '../shell/texts';
import { GameButton } from './game-button';
import { Group, Item, PlainItem } from './app-menu-look';
import { navItems } from './nav-items';

/** The phone's menu: the header's navigation and, signed in, everything of the user menu. */
export const AppMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const me = useMe();
  const link = useGameLink();
  const gameId = useGameId();
  const copy = useCopyLink();
  return (
    <Dialog title={me?.username ?? texts.menu} onClose={onClose} width={420}>
      <Stack $gap={12}>
        {me?.mateAccess && (
          <Suspense>
            <mateToggle.Part />
          </Suspense>
        )}
        <GameButton />
        <Group aria-label={texts.mainNav}>
          {navItems(me).map(({ label, to }) => (
            <Item key={label} to={link(to)}>
              {label}
            </Item>
          ))}
        </Group>
        {me !== null && (
          <Group aria-label={texts.userMenu}>
            {accountItems(me).map(({ icon: Icon, label, to, href }, index) =>
              to === undefined ? (
                <PlainItem key={label} href={href}>
                  <Icon aria-hidden />
                  {label}
                </PlainItem>
              ) : (
                <Item key={label} to={link(to)}>
                  <Icon aria-hidden />
                  {label}
                  {index === 0 && (
                    <IconButton
                      label={texts.copyProfile}
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
        {me?.mateAccess ? (
          <MateBadges access={me.mateAccess} />
        ) : (
          <ButtonLink to={link('/{gameId}/mate')} wide>
            {texts.becomeMate}
          </ButtonLink>
        )}
      </Stack>
    </Dialog>
  );
};
