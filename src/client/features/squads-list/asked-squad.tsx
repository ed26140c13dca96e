import { useEffect } from 'react';
import type { Me } from '../../../contract/schemas/me';
import type { VisibleSquad } from '../../../contract/squads/squad-lists';
import { formatDuration } from '../../../domain/text/format-duration';
import { formatMoney } from '../../ui/data/format-money';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { useToast } from '../../ui/toast/use-toast';
import { standing } from './standing';
import { texts } from './texts';
import { useAskedSquad } from './use-asked-squad';
import { useJoin } from './use-join';

interface AskedSquadProps {
  readonly squads: readonly VisibleSquad[];
  readonly me: Me;
}

/** Goes on with the joining that a link or a guest's press began; says so when that squad is not to be had any more. */
export const AskedSquad = ({ squads, me }: AskedSquadProps) => {
  const { asked, forget } = useAskedSquad();
  const join = useJoin();
  const toast = useToast();
  const squad = squads.find(({ id }) => id === asked);
  const gone = asked !== null && squad === undefined && me.squadMember?.squadId !== asked;
  useEffect(() => {
    if (!gone) return;
    toast.info(texts.asked.gone);
    forget();
  }, [gone, toast, forget]);
  if (squad === undefined || standing(me, squad).kind !== 'open') return null;
  const { category, durationMinutes, owner, priceToJoin } = squad;
  const { title, text, price } = texts.asked;
  return (
    <ConfirmDialog
      title={title}
      text={text(category.name, formatDuration(durationMinutes), owner.username) + (priceToJoin > 0 ? price(formatMoney(priceToJoin)) : '')}
      confirmLabel={texts.join}
      onConfirm={async () => {
        if (!(await join(squad.id))) forget();
      }}
      onClose={forget}
    />
  );
};
