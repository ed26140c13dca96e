import { useDisbandByStaffMutation } from '#client/entities/admin/admin-squads-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { useSeen } from '../../kit/drawer/subject-history';
import { PercentChoice } from '../common/percent-choice';
import { texts as common } from '../common/texts';
import { texts } from './texts';
import type { Squad } from './squad';

const drafts: SheetDrafts<number> = new Map();

/** In a running game it includes a split of the money; its consequence is shown next to it. */
export const DisbandDialog = ({ squad, onClose }: { readonly squad: Squad; readonly onClose: () => void }) => {
  const [disband] = useDisbandByStaffMutation();
  const seen = useSeen(`squad:${squad.id}`, true);
  const [percent, setPercent, clear] = useOwnDraft(drafts, String(squad.id), 100);
  const toast = useToast();
  const splits = squad.outcomes.length > 0;
  return (
    <ReasonDialog
      title={texts.disbandTitle(squad.id)}
      confirmLabel={texts.disbandDo}
      toPerson
      ready={texts.reasons}
      incomplete={seen === undefined}
      onClose={onClose}
      onConfirm={async (reason) => {
        await disband({
          params: { id: squad.id },
          body: { refundPercent: splits ? percent : null, reason, seen: seen ?? 0 },
        }).unwrap();
        clear();
        toast.success(texts.disbanded);
      }}
    >
      {splits && (
        <PercentChoice
          outcomes={squad.outcomes}
          names={(userId) => squad.people[userId]?.username ?? common.someone}
          value={percent}
          onChange={setPercent}
        />
      )}
    </ReasonDialog>
  );
};
