import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import type { VisibleSquad } from '#contract/squads/squad-lists-fields.ts';
import type { Me } from '#contract/schemas/me.ts';
import { squadErrors } from '#contract/errors/texts/squads.ts';
import type { SquadErrorCode } from '#domain/squad/facts/squad-refusal-code.ts';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { referralParams } from '#contract/people/referral-params.ts';
import { useJoinSquadMutation } from '../../entities/squad/squad-members-api';
import { squadPath } from '#contract/routes/game-pages.ts';

/** The relation of the viewer to a squad of the list: has to sign in, is a member, may join, or may not, and why. */
type JoinStatus =
  | { readonly kind: 'guest' }
  | { readonly kind: 'own' }
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly code: SquadErrorCode; readonly text: string };

const refused = (code: keyof typeof squadErrors): JoinStatus => ({
  kind: 'refused',
  code,
  text: squadErrors[code].message,
});

/** Checks in the order of the server's rules, so that the reason is the same as the server's. */
export const joinStatus = (
  me: Pick<Me, 'hasSquad' | 'mateAccess' | 'squadMember'> | null,
  squad: Pick<VisibleSquad, 'id' | 'taken' | 'slots'>,
): JoinStatus => {
  if (me === null) return { kind: 'guest' };
  if (me.squadMember?.squadId === squad.id) return { kind: 'own' };
  if (squad.taken >= squad.slots) return refused('SQUADS_FULL');
  if (me.mateAccess !== null) return refused('SQUADS_INVALID_MEMBERS');
  return me.hasSquad ? refused('SQUADS_HAS_SQUAD') : { kind: 'open' };
};

/**
 * The query parameter that names one squad of the list: set by a link, or for a guest who pressed «Вступить» and has
 * signed in.
 */
export const joinParam = referralParams.squad;

export const useJoinRequest = () => {
  const [query, setQuery] = useAddressQuery();
  const text = query.get(joinParam);
  const clearRequest = useCallback(() => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(joinParam);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [setQuery]);
  return { requested: text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null, clearRequest };
};

/**
 * Joins a squad and opens its page. After a refusal the list is refetched: the card may disappear, so a toast says why.
 * Resolves to true when joined.
 */
export const useJoin = () => {
  const [joinSquad] = useJoinSquadMutation();
  const navigate = useNavigate();
  const showRefusal = useRefusalToast();
  return useCallback(
    async (squadId: number): Promise<boolean> => {
      try {
        const { squad, id } = await joinSquad({ params: { id: squadId }, body: {} }).unwrap();
        await navigate(squadPath({ gameId: squad.gameId, squadId: id }));
        return true;
      } catch (error) {
        showRefusal(error);
        return false;
      }
    },
    [joinSquad, navigate, showRefusal],
  );
};
