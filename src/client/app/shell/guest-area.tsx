import { useLocation } from 'react-router';
import styled from 'styled-components';
import { ButtonLink } from '../../ui/controls/button-link';
import { loginPath } from '../../ui/routing/return-path';
import { below } from '../../ui/theme/media';
import { texts } from './texts';

/** Lower than the phone's bar; the finger has all of its height. */
const Enter = styled(ButtonLink)`
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

/** All that a guest has of an account. Signing in brings him back to where he is. */
export const GuestArea = () => {
  const { pathname, search } = useLocation();
  if (pathname === '/login') return null;
  return (
    <Enter size="sm" variant="soft" to={loginPath(pathname + search)}>
      {texts.signIn}
    </Enter>
  );
};
