import { useLocation } from 'react-router';
import styled from 'styled-components';
import { Suspense, useSyncExternalStore } from 'react';
import { Menu as MenuIcon } from '../../kit/icons/menu';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { loginPath } from '../../entities/session/return-path';
import { below, theme } from '../../kit/theme/theme';
import { texts } from './texts';
import { useMe, useMeQuery } from '../../entities/person/users-api';
import { IconButton } from '../../kit/controls/icon-button';
import { usePanel } from '../panels/panels';
import { HeaderNav, NewOrders } from './header-nav';
import { Logo } from './logo';
import { signedIn } from './lazy-signed-in';
import { signInPath } from '#contract/routes/product-pages.ts';

/** Lower than the phone's bar, but its touch area has the full height. */
const SignInLink = styled(ButtonLink)`
  ${below('md')} {
    && {
      min-height: 36px;
    }
    &::after {
      position: absolute;
      inset: -7px 0;
      content: '';
    }
  }
`;

/** The account area of a guest. After signing in they return to the same page. */
const GuestArea = () => {
  const { pathname, search } = useLocation();
  const { isError, refetch } = useMeQuery();
  // The request for `me` failed: the person may still be signed in.
  if (isError)
    return (
      <Button size="sm" variant="soft" onClick={() => refetch()}>
        {texts.retryOffline}
      </Button>
    );
  if (pathname === signInPath) return null;
  return (
    <SignInLink size="sm" variant="soft" to={loginPath(pathname + search)}>
      {texts.signIn}
    </SignInLink>
  );
};

let scrolled = false;

/**
 * The place is read when it changes and once before the next frame, never while something is rendered: the browser would
 * have to lay out the whole page for it.
 */
const subscribe = (listener: () => void) => {
  const look = () => {
    scrolled = window.scrollY > 0;
    listener();
  };
  const frame = requestAnimationFrame(look);
  addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', look);
  };
};

/** True as soon as the page is scrolled. */
const useScrolled = (): boolean => useSyncExternalStore(subscribe, () => scrolled);

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
  position: relative;
  display: none;
  > [role='img'] {
    position: absolute;
    top: -4px;
    right: -4px;
    pointer-events: none;
  }
  ${below('xl')} {
    display: inline;
  }
  ${below('md')} {
    ${({ $signedIn }) => $signedIn && 'display: none;'}
  }
`;

/** The bar at the top: navigation by role, and the account area. */
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
              <signedIn.accountArea.Component me={me} />
            </Suspense>
          )}
          <Burger $signedIn={me !== null}>
            <IconButton label={texts.menu} onClick={menu.open}>
              <MenuIcon aria-hidden />
            </IconButton>
            {me?.mateAccess && <NewOrders />}
          </Burger>
        </Side>
      </div>
    </Bar>
  );
};
