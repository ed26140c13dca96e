import styled from 'styled-components';
import type { SquadStatus } from '#domain/squad/facts/squad-enums.ts';
import { Stepper } from '../../kit/display/stepper';
import { useSquad } from './page-state/squad-page-state';
import { texts } from './texts';

const Path = styled.div`
  margin-bottom: 20px;
`;

/** The current step of the lifecycle; a settled squad has completed all. A disbanded one has no current step. */
const stepOf = (status: Exclude<SquadStatus, 'DISBANDED'>, settled: boolean): number => {
  const step = { PENDING: 0, READY: 1, STARTED: 2, IN_A_GAME: 3, FINISHED: 4 }[status];
  return settled ? step + 1 : step;
};

/** How far the squad has come; nothing of a disbanded one. */
export const LifecyclePath = () => {
  const {
    state: { value: status },
    squad,
  } = useSquad();
  if (status === 'DISBANDED') return null;
  return (
    <Path>
      <Stepper label={texts.path} steps={texts.steps} current={stepOf(status, squad.settledAt !== null)} />
    </Path>
  );
};
