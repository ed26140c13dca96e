import { useDisbandByStaffMutation } from '#client/entities/desk/squads-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { PercentChoice } from '../common/percent-choice';
import { texts as common } from '../common/texts';
import { texts } from './texts';
import type { Squad } from './squad';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

const drafts: SheetDrafts<number> = new Map();

/** In a running game it includes a split of the money; its consequence is shown next to it. */
export const DisbandDialog = ({ squad, onClose }: { readonly squad: Squad; readonly onClose: () => void }) => {
  const title = texts.disbandTitle(squad.id);
  const disband = useAct(useDisbandByStaffMutation(), {
    title,
    subject: `squad:${squad.id}`,
    done: texts.disbanded,
    onClose,
  });
  const [percent, setPercent, forget] = useOwnDraft(drafts, String(squad.id), 100);
  const splits = squad.outcomes.length > 0;
  return (
    <ActDialog
      act={disband}
      title={title}
      confirmLabel={texts.disbandDo}
      toPerson
      ready={texts.reasons}
      onDone={forget}
      argsOf={(said) => ({ params: { id: squad.id }, body: { refundPercent: splits ? percent : null, ...said } })}
    >
      {splits && (
        <PercentChoice
          outcomes={squad.outcomes}
          names={(userId) => squad.people[userId]?.username ?? common.someone}
          value={percent}
          onChange={setPercent}
        />
      )}
    </ActDialog>
  );
};
