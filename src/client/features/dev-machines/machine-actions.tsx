import styled from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import { machineSource } from '../../machines/drawing/machine-source';
import { Button } from '../../ui/controls/button';
import { saveFile } from '../../ui/data/save-file';
import { useToast } from '../../ui/toast/use-toast';
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
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(machineSource(machine)).then(
      () => toast.success(texts.copied),
      () => toast.danger(texts.notCopied),
    );
  return (
    <Row>
      <Button size="sm" onClick={() => void copy()}>
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
