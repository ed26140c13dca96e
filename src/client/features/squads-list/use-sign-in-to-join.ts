import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '../../ui/routing/return-path';
import { askedParam } from './use-asked-squad';

/** Sends a guest to sign in; he comes back to the same list with the question whether he joins this squad. */
export const useSignInToJoin = (): ((squadId: number) => void) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (squadId: number) => {
      const query = new URLSearchParams(search);
      query.set(askedParam, String(squadId));
      void navigate(loginPath(`${pathname}?${query.toString()}`));
    },
    [navigate, pathname, search],
  );
};
