import styled from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import { machineSource } from '../../machines/drawing/machine-source';
import { Button } from '../../ui/controls/button';
import { saveFile } from '../../ui/data/save-file';
import { useCopy } from '../../ui/data/use-copy';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  a {
    color: ${theme.color.accent};
    line-height: 36px;
  }
`;

export const MachineActions = ({ machine }: { readonly machine: AnyStateMachine }) => {
  const copy = useCopy();
  return (
    <Row>
      <Button size="sm" onClick={() => void copy(machineSource(machine), texts.copied)}>
        {texts.copy}
      </Button>
      <Button size="sm" onClick={() => saveFile(`${machine.id}.machine.js`, machineSource(machine), 'text/javascript')}>
        {texts.download}
      </Button>
      <a href="https://stately.ai/viz" target="_blank" rel="noreferrer">
        {texts.visualizer}
      </a>
      {/* A new page, not a step of the router: the inspector is attached when a page is opened. */}
      <a href="/?inspect" target="_blank" rel="noreferrer">
        {texts.observe}
      </a>
    </Row>
  );
};
