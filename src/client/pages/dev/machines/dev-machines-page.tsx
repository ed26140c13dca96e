import styled from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { machineGraph, machineSource } from './drawing/machine-graph';
import { Button } from '../../../kit/controls/button';
import { saveFile } from '../../../kit/display/save-file';
import { useCopy } from '../../../kit/display/copy-link';
import { below, theme } from '../../../kit/theme/theme';
import { texts } from './texts';
import {
  type ActorReport,
  type InspectionMessage,
  openInspectionChannel,
} from '../../../kit/machines/inspection-channel';
import { allMachines } from './all-machines';
import { layOut } from './drawing/lay-out';
import { SegmentedControl } from '../../../kit/form/segmented-control';
import { MachineDrawing, pageColors } from './machine-drawing';
import { LiveActors } from './live-actors';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { DemoMode } from '../../../entities/session/demo-mode';
import { Page } from '../../../kit/layout/page';
import { PageTitle } from '../../../kit/routing/page-title';

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

const MachineActions = ({ machine }: { readonly machine: AnyStateMachine }) => {
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

interface Live {
  readonly actors: readonly ActorReport[];
  /** What happened, the newest first. */
  readonly log: readonly ActorReport[];
}

const keptSteps = 100;

const isSame = (a: ActorReport, b: ActorReport) =>
  a.pageId === b.pageId && a.actorId === b.actorId && a.machineId === b.machineId;

const afterReport = ({ actors, log }: Live, report: ActorReport): Live => {
  const index = actors.findIndex((actor) => isSame(actor, report));
  return {
    actors: index < 0 ? [...actors, report] : actors.with(index, report),
    log: report.event === null ? log : [report, ...log].slice(0, keptSteps),
  };
};

const after = (live: Live, message: InspectionMessage): Live => {
  if (message.type === 'actor') return afterReport(live, message);
  return message.type === 'gone'
    ? { ...live, actors: live.actors.filter(({ pageId }) => pageId !== message.pageId) }
    : live;
};

/** Actors of all pages of this browser that were opened with `?inspect`. */
const useLiveActors = (): Live => {
  const [live, setLive] = useState<Live>({ actors: [], log: [] });
  useEffect(() => {
    const channel = openInspectionChannel();
    channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) =>
      setLive((before) => after(before, data)),
    );
    channel.postMessage({ type: 'roll' } satisfies InspectionMessage);
    return () => channel.close();
  }, []);
  return live;
};

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

const MachinesView = () => {
  const [params, setParams] = useSearchParams();
  const { actors, log } = useLiveActors();
  const machine = allMachines.find(({ id }) => id === params.get('machine')) ?? first;
  const layout = useMemo(() => (machine ? layOut(machineGraph(machine)) : null), [machine]);
  const sheet = useRef<HTMLDivElement>(null);
  const own = actors.filter(({ machineId }) => machineId === machine?.id);
  const newest = own.reduce<(typeof own)[number] | null>(
    (best, actor) => (best === null || actor.at > best.at ? actor : best),
    null,
  );
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
          <MachineDrawing
            title={machine.root.description ?? machine.id}
            layout={layout}
            colors={pageColors}
            active={active}
          />
        </Sheet>
        <div>
          <MachineActions machine={machine} />
          <LiveActors
            actors={actors}
            log={log.filter(({ machineId }) => machineId === machine.id)}
            onChoose={(id) => setParams({ machine: id }, { replace: true })}
          />
        </div>
      </Columns>
    </>
  );
};

const Lead = styled.p`
  max-width: 46em;
  margin-top: 8px;
  color: ${theme.color.text2};
`;

/** Every machine drawn, with the live actors of the neighbouring tabs lit. */
export const DevMachinesPage = () => (
  <Page>
    <PageTitle>{texts.title}</PageTitle>
    {useContext(DemoMode) ? (
      <>
        <Lead>{texts.lead}</Lead>
        <MachinesView />
      </>
    ) : (
      <EmptyState text={texts.off} />
    )}
  </Page>
);
