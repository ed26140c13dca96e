import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/controls/button-link';
import { loginPath } from '../../ui/routing/return-path';
import { texts } from './texts';

/** All that a guest has of an account. Signing in brings him back to where he is. */
export const GuestArea = () => {
  const { pathname, search } = useLocation();
  if (pathname === '/login') return null;
  return (
    <ButtonLink size="sm" variant="soft" to={loginPath(pathname + search)}>
      {texts.signIn}
    </ButtonLink>
  );
};
