import styled from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import { useContext, useMemo, useState } from 'react';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import { machineGraph } from './drawing/machine-graph';
import { studioModule, visualizerModule } from './drawing/machine-modules';
import { Button } from '#client/kit/controls/button.tsx';
import { saveFile } from '#client/kit/display/save-file.ts';
import { useCopy } from '#client/kit/display/copy-link.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';
import type { ActorReport } from '#client/kit/machines/inspection-channel.ts';
import { allMachines } from './all-machines';
import { layOut } from './drawing/lay-out';
import { SegmentedControl } from '#client/kit/form/segmented-control.tsx';
import { ActorLog, LiveActors } from './live-actors';
import { type ActorStep, keyOf, useLiveActors } from './live-log';
import { MachineSheet } from './machine-sheet';
import { StepDetails } from './step-details';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { DemoMode } from '#client/entities/session/demo-mode.ts';
import { Page } from '#client/kit/layout/page.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';

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
      <Button size="sm" onClick={() => void copy(visualizerModule(machine), texts.copied)}>
        {texts.copyForVisualizer}
      </Button>
      <Button size="sm" onClick={() => void copy(studioModule(machine), texts.copied)}>
        {texts.copyForStudio}
      </Button>
      <Button size="sm" onClick={() => saveFile(`${machine.id}.machine.js`, studioModule(machine), 'text/javascript')}>
        {texts.download}
      </Button>
      <a href="https://stately.ai/viz" target="_blank" rel="noreferrer">
        {texts.visualizer}
      </a>
      {/* A full page load: the inspector is attached when a page is loaded. */}
      <a href="/?inspect" target="_blank" rel="noreferrer">
        {texts.observe}
      </a>
    </Row>
  );
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

const Choice = styled.div`
  margin-top: 20px;
`;

const [first] = allMachines;

/** The chosen actor, else the one that moved last. */
const shownActor = (actors: readonly ActorReport[], chosen: string | null): ActorReport | null =>
  actors.find((actor) => keyOf(actor) === chosen) ??
  actors.reduce<ActorReport | null>((best, actor) => (best === null || actor.at > best.at ? actor : best), null);

const MachinesView = () => {
  const [params, setParams] = useAddressQuery();
  const { actors, log } = useLiveActors();
  const [chosen, choose] = useState<string | null>(null);
  const [shownStep, setShownStep] = useState<ActorStep | null>(null);
  const machine = allMachines.find(({ id }) => id === params.get('machine')) ?? first;
  const layout = useMemo(() => (machine ? layOut(machineGraph(machine)) : null), [machine]);
  if (!machine || !layout) return null;
  const actor = shownActor(
    actors.filter(({ machineId }) => machineId === machine.id),
    chosen,
  );
  const steps = log.filter((step) => step.machineId === machine.id && (chosen === null || keyOf(step) === chosen));
  const moment = shownStep?.machineId === machine.id ? shownStep : null;
  const at = steps.findIndex(({ number }) => number === moment?.number);
  const go = (id: string) => setParams(() => new URLSearchParams({ machine: id }), { replace: true });
  return (
    <>
      <Choice>
        <SegmentedControl
          label={texts.choose}
          options={allMachines.map(({ id }) => ({ value: id, label: id }))}
          value={machine.id}
          onChange={(id) => {
            choose(null);
            go(id);
          }}
        />
      </Choice>
      <Columns>
        <MachineSheet
          key={machine.id}
          title={machine.root.description ?? machine.id}
          layout={layout}
          active={(moment ?? actor)?.state ?? null}
        />
        <div>
          <MachineActions machine={machine} />
          <LiveActors
            actors={actors}
            chosen={actor && keyOf(actor)}
            onChoose={(one) => {
              choose(keyOf(one));
              setShownStep(null);
              go(one.machineId);
            }}
          />
          <ActorLog machine={machine} steps={steps} at={moment?.number ?? null} onLook={setShownStep} />
          {moment !== null && (
            <StepDetails
              step={moment}
              earlier={steps[at + 1]}
              later={at > 0 ? steps[at - 1] : undefined}
              onSelect={setShownStep}
            />
          )}
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

/** Diagrams of all machines, with the states of live actors in other tabs highlighted. */
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
