import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from './return-path';

/** For actions that guests see but cannot use: opens the sign-in page, which returns to this address. */
export const useGoToSignIn = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(() => {
    void navigate(loginPath(pathname + search + hash));
  }, [navigate, pathname, search, hash]);
};
