import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { allMachines } from '../../machines/all-machines';
import { layOut } from '../../machines/drawing/lay-out';
import { machineGraph } from '../../machines/drawing/machine-graph';
import { SegmentedControl } from '../../ui/form/segmented-control';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { pageColors } from './drawing-colors';
import { LiveActors } from './live-actors';
import { MachineActions } from './machine-actions';
import { MachineDrawing } from './machine-drawing';
import { texts } from './texts';
import { useLiveActors } from './use-live-actors';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  gap: 24px;
  margin-top: 20px;
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A drawing keeps its size: small letters are read by scrolling, not by shrinking. */
const Sheet = styled.div`
  max-height: 78vh;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
  overflow: auto;
  &:focus-visible {
    outline: 2px solid ${theme.color.accent};
  }
`;

const Choice = styled.div`
  margin-top: 20px;
`;

const [first] = allMachines;

export const MachinesView = () => {
  const [params, setParams] = useSearchParams();
  const { actors, log } = useLiveActors();
  const machine = allMachines.find(({ id }) => id === params.get('machine')) ?? first;
  const layout = useMemo(() => (machine ? layOut(machineGraph(machine)) : null), [machine]);
  const sheet = useRef<HTMLDivElement>(null);
  const own = actors.filter(({ machineId }) => machineId === machine?.id);
  const newest = own.reduce<(typeof own)[number] | null>((best, actor) => (best === null || actor.at > best.at ? actor : best), null);
  const active = newest?.state ?? null;

  useEffect(() => {
    const target = sheet.current?.querySelector('[data-active]') ?? sheet.current?.querySelector('[data-state]');
    target?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [active, machine]);

  if (!machine || !layout) return null;
  return (
    <>
      <Choice>
        <SegmentedControl
          label={texts.choose}
          options={allMachines.map(({ id }) => ({ value: id, label: id }))}
          value={machine.id}
          onChange={(id) => setParams({ machine: id }, { replace: true })}
        />
      </Choice>
      <Columns>
        <Sheet ref={sheet} tabIndex={0} role="region" aria-label={machine.root.description ?? machine.id}>
          <MachineDrawing title={machine.root.description ?? machine.id} layout={layout} colors={pageColors} active={active} />
        </Sheet>
        <div>
          <MachineActions machine={machine} />
          <LiveActors actors={actors} log={log.filter(({ machineId }) => machineId === machine.id)} onChoose={(id) => setParams({ machine: id }, { replace: true })} />
        </div>
      </Columns>
    </>
  );
};
