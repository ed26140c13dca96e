import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Me } from '../../../contract/schemas/me';
import { useModals } from '../modals/use-modals';
import { loginPath } from '../routing/return-path';

/** The query that brings a guest back to the same invitation after he has signed in. */
export const inviteParam = 'invite';

/**
 * Calls a mate into a squad: a client without leaving the page, a mate through the create page, a guest after
 * he has signed in (see `useInviteOnReturn`).
 */
export const useInviteMate = (me: Me | null, gameId: string, categoryId?: number): ((mateId: string) => void) => {
  const navigate = useNavigate();
  const modals = useModals();
  const { pathname, search } = useLocation();
  return useCallback(
    (mateId: string) => {
      if (me === null) {
        const query = new URLSearchParams(search);
        query.set(inviteParam, mateId);
        void navigate(loginPath(`${pathname}?${query.toString()}`));
      } else if (me.mateAccess !== null) void navigate(`/${gameId}/squads/create?mate=${mateId}${categoryId === undefined ? '' : `&category=${categoryId}`}`);
      else modals.open({ name: 'create-squad', props: { mateId, gameId, ...(categoryId === undefined ? {} : { categoryId }) } });
    },
    [me, gameId, categoryId, modals, navigate, pathname, search],
  );
};
