import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { FreeNotice } from './free-notice';
import type { Me } from '#contract/schemas/me.ts';
import { useModals } from '../modals/modals';
import { loginPath } from '../session/return-path';
import { Button } from '../../kit/controls/button';
import type { ButtonSize } from '../../kit/controls/button-class';
import { texts } from '../person/texts';
import { inviteParam } from './invite-param';
import { createSquadPath } from '#contract/routes/game-pages.ts';

/**
 * Invites a mate into a squad: for a client without leaving the page, for a mate with the page that creates a squad,
 * for a guest after signing in (see `useInviteOnReturn`).
 */
const useInviteMate = (me: Me | null, gameId: string, categoryId?: number): ((mateId: string) => void) => {
  const navigate = useNavigate();
  const modals = useModals();
  const { pathname, search } = useLocation();
  return useCallback(
    (mateId: string) => {
      if (me === null) {
        const query = new URLSearchParams(search);
        query.set(inviteParam, mateId);
        void navigate(loginPath(`${pathname}?${query.toString()}`));
      } else if (me.mateAccess !== null)
        void navigate(
          `${createSquadPath({ gameId })}?mate=${mateId}${categoryId === undefined ? '' : `&category=${categoryId}`}`,
        );
      else
        modals.open({
          name: 'create-squad',
          props: { mateId, gameId, ...(categoryId === undefined ? {} : { categoryId }) },
        });
    },
    [me, gameId, categoryId, modals, navigate, pathname, search],
  );
};

interface InviteButtonProps {
  readonly mate: Pick<MateCard, 'id' | 'name' | 'active' | 'busy' | 'bookable'> &
    Partial<Pick<MateCard, 'onlineLevel'>>;
  readonly me: Me | null;
  readonly gameId: string;
  /** The category chosen next to the button. */
  readonly categoryId?: number | undefined;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  /** Accessible name that contains the mate's name, for lists with many such buttons. */
  readonly label?: string;
  /**
   * The only button for this mate here: becomes «Записаться» if the mate can be booked but is away, busy or takes no
   * orders now.
   */
  readonly orBook?: boolean;
}

const whyNot = ({ mate, me }: InviteButtonProps): string | null => {
  if (mate.id === me?.id) return texts.itIsYou;
  return mate.active ? null : texts.takesNoOrders;
};

export const InviteButton = (props: InviteButtonProps) => {
  const { mate, me, gameId, categoryId, size = 'sm', wide = false, label = texts.invite, orBook } = props;
  const invite = useInviteMate(me, gameId, categoryId);
  const isThere = mate.active && mate.busy === undefined && mate.onlineLevel !== 0;
  const book = orBook && mate.bookable && !isThere && !me?.mateAccess;
  if (book || (mate.busy !== undefined && mate.active && mate.id !== me?.id))
    return <FreeNotice mate={mate} signedIn={me !== null} size={size} wide={wide} bookIn={book && gameId} />;
  return (
    <Button
      variant="primary"
      size={size}
      wide={wide}
      whyNot={whyNot(props)}
      aria-label={texts.inviteName(label, mate.name)}
      onClick={() => invite(mate.id)}
    >
      {label}
    </Button>
  );
};

/** Continues the invitation that a guest started before signing in. */
export const useInviteOnReturn = (me: Me | null, gameId: string): void => {
  const [query, setQuery] = useAddressQuery();
  const invite = useInviteMate(me, gameId);
  const wanted = query.get(inviteParam);
  useEffect(() => {
    if (wanted === null || me === null) return;
    setQuery(
      (now) => {
        now.delete(inviteParam);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    if (wanted !== me.id) invite(wanted);
  }, [wanted, me, setQuery, invite]);
};
