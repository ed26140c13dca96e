import { Menu as MenuIcon } from 'lucide-react';
import { Suspense } from 'react';
import styled from 'styled-components';
import { useMe } from '../../api/use-me';
import { IconButton } from '../../ui/controls/icon-button';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { usePanel } from '../panels/use-panel';
import { GuestArea } from './guest-area';
import { HeaderNav } from './header-nav';
import { Logo } from './logo';
import { signedIn } from './signed-in-parts';
import { texts } from './texts';
import { useScrolled } from './use-scrolled';

const Bar = styled.header`
  transition: box-shadow 160ms;
  &[data-scrolling='true'] {
    background: color-mix(in srgb, ${theme.color.bg} 92%, transparent);
    box-shadow: 0 8px 24px #00000066;
    backdrop-filter: blur(12px);
  }
`;

const Nav = styled.nav`
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  margin-inline: 28px 16px;
  &[data-mate='true'] {
    margin-left: 16px;
  }
  ${below('xl')} {
    display: none;
  }
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-left: auto;
`;

const Burger = styled.span<{ $signedIn: boolean }>`
  display: none;
  ${below('xl')} {
    display: inline;
  }
  ${below('md')} {
    ${({ $signedIn }) => $signedIn && 'display: none;'}
  }
`;

/** The bar at the top: navigation by who looks at it, and the account's own area. */
export const Header = () => {
  const me = useMe();
  const scrolled = useScrolled();
  const menu = usePanel('menu');
  return (
    <Bar className="bar" data-scrolling={scrolled}>
      <div className="container bar-row">
        <Logo />
        <Nav aria-label={texts.mainNav} data-mate={me?.mateAccess != null}>
          <HeaderNav me={me} />
        </Nav>
        <Side>
          {me === null ? (
            <GuestArea />
          ) : (
            <Suspense>
              <signedIn.accountArea.Part me={me} />
            </Suspense>
          )}
          <Burger $signedIn={me !== null}>
            <IconButton label={texts.menu} onClick={menu.open}>
              <MenuIcon aria-hidden />
            </IconButton>
          </Burger>
        </Side>
      </div>
    </Bar>
  );
};
