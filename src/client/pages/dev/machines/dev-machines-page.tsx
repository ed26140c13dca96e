import styled from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import { useMemo, useState } from 'react';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import { machineGraph, movesIn, untakenIn } from '#client/features/machine-drawing/machine-graph.ts';
import { studioModule, visualizerModule } from './drawing/machine-modules';
import { Button } from '#client/kit/controls/button.tsx';
import { saveFile } from '#client/kit/display/save-file.ts';
import { useCopy } from '#client/kit/display/copy-link.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';
import type { ActorReport } from '#client/kit/machines/inspection-channel.ts';
import { squadMachine } from '#domain/squad/squad-machine.ts';
import { allMachines } from './all-machines';
import { CasePanel, useCase } from './case/case-panel';
import { layOut } from '#client/features/machine-drawing/lay-out.ts';
import { measuredWidth } from '#client/features/machine-drawing/measured-width.ts';
import { SegmentedControl } from '#client/kit/form/segmented-control.tsx';
import { ActorLog, LiveActors } from './live-actors';
import { type ActorStep, keyOf, useLiveActors } from './live-log';
import { MachineSheet } from './machine-sheet';
import { PlayPanel } from './play/play-panel';
import type { Playable } from './play/playable';
import { allPlayables } from './play/playables/all-playables';
import { emptyTape } from './play/tape';
import { usePlay } from './play/use-play';
import { SearchPlaces } from './search-places';
import { PlayedActors, WatchedActors } from './sequence/actors-section';
import { StepDetails } from './step-details';
import { DemoOnly } from '../demo-only';
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
  grid-template-columns: minmax(0, 1fr) 380px;
  align-items: start;
  gap: 24px;
  margin-top: 20px;
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Space = styled.div`
  height: 20px;
`;

const Legend = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

const Choice = styled.div`
  margin-top: 20px;
`;

type Mode = 'play' | 'watch' | 'case';

/** The chosen actor, else the one that moved last. */
const shownActor = (actors: readonly ActorReport[], chosen: string | null): ActorReport | null =>
  actors.find((actor) => keyOf(actor) === chosen) ??
  actors.reduce<ActorReport | null>((best, actor) => (best === null || actor.at > best.at ? actor : best), null);

const MachinesView = ({ playable }: { readonly playable: Playable }) => {
  const { machine } = playable;
  const [, setParams] = useAddressQuery();
  const { actors, log } = useLiveActors();
  const [chosen, choose] = useState<string | null>(null);
  const [shownStep, setShownStep] = useState<ActorStep | null>(null);
  const [found, setFound] = useState<string | null>(null);
  const game = usePlay(playable);
  const graph = useMemo(() => machineGraph(machine), [machine]);
  const layout = useMemo(() => layOut(graph, measuredWidth), [graph]);
  const own = actors.filter(({ machineId }) => machineId === machine.id);
  const actor = shownActor(own, chosen);
  const steps = log.filter((step) => step.machineId === machine.id && (chosen === null || keyOf(step) === chosen));
  const moment = shownStep?.machineId === machine.id ? shownStep : null;
  const at = steps.findIndex(({ number }) => number === moment?.number);
  const [asked, ask] = useState<Mode | null>(null);
  // Until one of them is chosen: what is live is watched, unless a play is open.
  const mode = asked ?? (actors.length > 0 && game.tape === emptyTape ? 'watch' : 'play');
  const go = (id: string) => {
    setFound(null);
    setParams(() => new URLSearchParams({ machine: id }), { replace: true });
  };
  const life = useCase(() => go(squadMachine.id));
  const lit: Readonly<Record<Mode, string | null>> = {
    play: game.now?.state ?? null,
    watch: (moment ?? actor)?.state ?? null,
    case: machine.id === squadMachine.id ? (life.opened?.steps[life.at]?.state?.value ?? null) : null,
  };
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
        <SearchPlaces key={machine.id} machine={machine} chosen={found} onChoose={setFound} />
      </Choice>
      <Columns>
        <div>
          <MachineSheet
            key={machine.id}
            title={machine.root.description ?? machine.id}
            fileName={machine.id}
            layout={layout}
            active={lit[mode]}
            found={found}
          />
          <Legend>{texts.untaken(untakenIn(graph), movesIn(graph))}</Legend>
          {mode === 'play' && <PlayedActors machine={machine} frames={game.frames} />}
          {mode === 'watch' && <WatchedActors actors={actors} log={log} />}
        </div>
        <div>
          <SegmentedControl
            label={texts.mode}
            options={[
              { value: 'play', label: texts.play },
              { value: 'watch', label: texts.watch },
              { value: 'case', label: texts.case },
            ]}
            value={mode}
            onChange={ask}
          />
          <Space />
          {mode === 'play' && <PlayPanel key={machine.id} playable={playable} game={game} />}
          {mode === 'case' && (
            <CasePanel
              life={life}
              onPlay={(start) => {
                game.begin(start);
                ask('play');
              }}
            />
          )}
          {mode === 'watch' && (
            <>
              <LiveActors
                actors={actors}
                chosen={actor && keyOf(actor)}
                onChoose={(one) => {
                  choose(keyOf(one));
                  setShownStep(null);
                  ask('watch');
                  if (one.machineId !== machine.id) go(one.machineId);
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
            </>
          )}
          <Space />
          <MachineActions machine={machine} />
        </div>
      </Columns>
    </>
  );
};

const ChosenMachine = () => {
  const [params] = useAddressQuery();
  const [first] = allPlayables;
  const playable = allPlayables.find(({ machine }) => machine.id === params.get('machine')) ?? first;
  return playable === undefined ? null : <MachinesView playable={playable} />;
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
    <DemoOnly>
      <Lead>{texts.lead}</Lead>
      <ChosenMachine />
    </DemoOnly>
  </Page>
);
