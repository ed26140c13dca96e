import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from './return-path';

/** For actions that a guest may look at but not do: sends them to sign in and back to this very place. */
export const useGoToSignIn = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(() => {
    void navigate(loginPath(pathname + search + hash));
  }, [navigate, pathname, search, hash]);
};
