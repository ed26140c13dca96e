import { useState } from 'react';
import type { Me } from '../../../../contract/schemas/me';
import type { SquadView } from '../../../../contract/squads/squad-view';
import { offerOf } from '../../../../domain/squad/queries/invitations';

/** Whether this person, a mate who answered a hot squad, waited to be chosen when he last saw it. */
export const useWasOffered = (view: SquadView | null | undefined, me: Me | null): boolean => {
  const [was, setWas] = useState(false);
  const is = view && me ? offerOf(view.context, me.id) !== null : was;
  if (is !== was) setWas(is);
  return is;
};
