import { prepaidEnds } from '#domain/squad/facts/prepaid.ts';
import { Check } from '../../kit/icons/check';
import { CircleAlert } from '../../kit/icons/circle-alert';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { LoadFailed } from '../../api/loaded';
import { draftName } from '../../entities/squad/draft-name';
import { usePrepaidSquadQuery } from '../../entities/squad/prepaid-squad-api';
import { useOpenCreated } from '../../entities/squad/use-open-created';
import { useMe } from '../../entities/person/users-api';
import { Button } from '../../kit/controls/button';
import { browserStorage } from '../../kit/store/browser-storage';
import { mainButton, OutcomeSection } from './outcome-section';
import { texts } from './texts';
import { squadPath } from '#contract/routes/game-pages.ts';

/** The squad is created right after the money arrives. */
const pollMs = 700;

interface PaidSquadProps {
  readonly depositId: string;
  readonly onClose: () => void;
}

/** The deposit was credited and its squad created: opens it, or shows why there is none. */
export const PaidSquad = ({ depositId, onClose }: PaidSquadProps) => {
  const navigate = useNavigate();
  const openCreated = useOpenCreated();
  const own = useMe()?.squadMember ?? null;
  const [hasEnded, setHasEnded] = useState(false);
  const query = usePrepaidSquadQuery(
    { params: { depositId } },
    { refetchOnMountOrArgChange: true, pollingInterval: hasEnded ? 0 : pollMs },
  );
  const { data } = query;
  if (!hasEnded && data !== undefined && prepaidEnds.has(data.status)) setHasEnded(true);
  useEffect(() => {
    if (data === undefined || data.squadId === null) return;
    const { gameId, squadId, notInvited } = data;
    const nameOf = (id: string) => notInvited.find(({ memberId }) => memberId === id)?.name ?? '';
    browserStorage.remove(draftName(gameId));
    onClose();
    void openCreated({ id: squadId, gameId, errors: notInvited }, nameOf, { replace: true });
  }, [data, openCreated, onClose]);
  if (data === undefined && query.error !== undefined) return <LoadFailed as="box" query={query} />;
  if (data?.status !== 'FAILED' && data?.status !== 'LATE' && data?.status !== 'REPLACED')
    return (
      <OutcomeSection tone="ok" icon={Check} title={texts.squad.making} text={texts.squad.makingText} children={null} />
    );
  if (data.status === 'FAILED' && own !== null)
    return (
      <OutcomeSection tone="warn" icon={CircleAlert} title={texts.squad.failed} text={texts.squad.busy(data.problem)}>
        <Button {...mainButton} onClick={() => void navigate(squadPath({ gameId: own.gameId, squadId: own.squadId }))}>
          {texts.squad.toOwn}
        </Button>
      </OutcomeSection>
    );
  return (
    <OutcomeSection
      tone="warn"
      icon={CircleAlert}
      title={texts.squad.failed}
      text={data.status === 'FAILED' ? texts.squad.why(data.problem) : texts.squad.ended[data.status]}
    >
      <Button {...mainButton} onClick={onClose}>
        {data.status === 'REPLACED' ? texts.close : texts.squad.close}
      </Button>
    </OutcomeSection>
  );
};
