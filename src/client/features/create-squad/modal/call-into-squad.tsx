import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MateCard } from '../../../../contract/schemas/mate-card';
import { formatDuration } from '../../../../domain/text/format-duration';
import { squadNumber } from '../../../../domain/text/squad-number';
import { failureOf } from '../../../api/api-failure';
import { useInviteMateMutation } from '../../../api/squad-steps-api';
import { useSquadQuery } from '../../../api/squads-api';
import { Button } from '../../../ui/controls/button';
import { ButtonLink } from '../../../ui/controls/button-link';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { FormError } from '../../../ui/form/form-look';
import { DialogActions } from '../../../ui/overlay/dialog-look';
import { MateLine } from '../../../ui/people/mate-line';
import { refusalText } from '../../../ui/squad/refusal-text';
import { useToast } from '../../../ui/toast/use-toast';
import { FinePrint } from '../../../ui/layout/fine-print';
import { texts } from '../texts';

interface CallIntoSquadProps {
  readonly mate: MateCard;
  readonly gameId: string;
  readonly squadId: number;
  readonly onClose: () => void;
}

/** Who has a squad already calls the mate into it while it gathers and nobody has paid; else he is led to it. */
export const CallIntoSquad = ({ mate, gameId, squadId, onClose }: CallIntoSquadProps) => {
  const { data: squad, error, refetch } = useSquadQuery({ params: { id: squadId } });
  const [invite] = useInviteMateMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const toast = useToast();
  const navigate = useNavigate();
  if (squad === undefined) return error === undefined ? <Skeleton $height={160} $radius="12px" /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />;

  const page = `/${squad?.gameId ?? gameId}/squads/${squadId}`;
  const mayCall = squad !== null && squad.gameId === gameId && squad.allowedActions.includes('inviteMate') && squad.members.every(({ paid }) => !paid);
  const call = async () => {
    try {
      await invite({ body: { squadId, mateId: mate.id } }).unwrap();
      onClose();
      await navigate(page);
      toast.success(texts.called);
    } catch (failure) {
      setRefusal(failureOf(failure).message);
    }
  };
  return (
    <>
      <MateLine mate={mate} />
      <p>{mayCall ? texts.yourSquad(squadNumber(squadId), squad.category.name, formatDuration(squad.durationMinutes), squad.members.length, squad.slots) : texts.squadFirst}</p>
      {refusal !== null && <FormError>{refusal}</FormError>}
      {mayCall && <FinePrint>{texts.callNote}</FinePrint>}
      <DialogActions>
        <ButtonLink to={page} variant={mayCall ? 'ghost' : 'primary'} onClick={onClose}>
          {texts.openOwnSquad}
        </ButtonLink>
        {mayCall && (
          <Button variant="primary" whyNot={mate.categories.includes(squad.category.kind) ? null : refusalText('SQUADS_MATE_CATEGORY_DISABLED')} onClick={call}>
            {texts.callInto}
          </Button>
        )}
      </DialogActions>
    </>
  );
};
