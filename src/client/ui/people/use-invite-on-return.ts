import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Me } from '../../../contract/schemas/me';
import { inviteParam, useInviteMate } from './use-invite-mate';

/** Goes on with the invitation that a guest began before he signed in. */
export const useInviteOnReturn = (me: Me | null, gameId: string): void => {
  const [query, setQuery] = useSearchParams();
  const invite = useInviteMate(me, gameId);
  const wanted = query.get(inviteParam);
  useEffect(() => {
    if (wanted === null || me === null) return;
    const rest = new URLSearchParams(query);
    rest.delete(inviteParam);
    setQuery(rest, { replace: true, preventScrollReset: true });
    if (wanted !== me.id) invite(wanted);
  }, [wanted, me, query, setQuery, invite]);
};
