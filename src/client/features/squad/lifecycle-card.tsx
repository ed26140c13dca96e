import styled from 'styled-components';
import type { SquadStatus } from '../../../domain/enums/squad-status';
import { Stepper } from '../../ui/data/stepper';
import { Card } from '../../ui/layout/card';
import { DueCard } from './due/due-card';
import { useSquad } from './scene/squad-scene';
import { texts } from './texts';

const Path = styled.div`
  margin-bottom: 20px;
`;

/** The step under way; a settled squad has all of them behind. A disbanded one is on no path any more. */
const stepOf = (status: Exclude<SquadStatus, 'DISBANDED'>, settled: boolean): number => {
  const step = { PENDING: 0, READY: 1, STARTED: 2, IN_A_GAME: 3, FINISHED: 4 }[status];
  return settled ? step + 1 : step;
};

export const LifecycleCard = () => {
  const { view } = useSquad();
  return (
    <Card>
      {view.status !== 'DISBANDED' && (
        <Path>
          <Stepper label={texts.path} steps={texts.steps} current={stepOf(view.status, view.settledAt !== null)} />
        </Path>
      )}
      <DueCard />
    </Card>
  );
};
