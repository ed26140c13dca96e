import styled from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import type { ActorReport } from '#client/kit/machines/inspection-channel.ts';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import type { ActorStep } from '../live-log';
import type { Frame } from '../play/play';
import { SequenceDiagram } from './sequence-diagram';
import { texts } from './texts';
import { theme } from '#client/kit/theme/theme.ts';

/** An actor with those that it has started. */
interface TreeActor {
  readonly name: string;
  readonly state: string;
  readonly children: readonly TreeActor[];
}

const List = styled.ul`
  margin-top: 6px;
  padding-left: 4px;
  font-size: 14px;
  ul {
    margin-left: 10px;
    padding-left: 12px;
    border-left: 1px solid ${theme.color.lineStrong};
  }
  b {
    color: ${theme.color.accent};
    font-weight: 600;
  }
`;

/** Actors under those that started them. */
const ActorTree = ({ actors }: { readonly actors: readonly TreeActor[] }) => (
  <List>
    {actors.map(({ name, state, children }) => (
      <li key={name}>
        {name} <b>{state}</b>
        {children.length > 0 && <ActorTree actors={children} />}
      </li>
    ))}
  </List>
);

const Part = styled.section`
  margin-top: 24px;
`;

const working = (names: readonly string[]): readonly TreeActor[] =>
  names.map((name) => ({ name, state: texts.works, children: [] }));

interface PlayedActorsProps {
  readonly machine: AnyStateMachine;
  readonly frames: readonly Frame[];
}

/** The actors of a play and what they sent to each other. */
export const PlayedActors = ({ machine, frames }: PlayedActorsProps) => {
  const now = frames.at(-1);
  if (now === undefined) return null;
  return (
    <Part>
      <SectionTitle>{texts.title}</SectionTitle>
      <ActorTree actors={[{ name: machine.id, state: now.state, children: working(now.working) }]} />
      <SequenceDiagram messages={frames.flatMap(({ messages }) => messages)} />
    </Part>
  );
};

const nameOf = ({ machineId, actorId }: ActorReport): string => `${machineId} ${actorId}`;

/** Pages in the order in which they reported. */
const pagesIn = (reports: readonly ActorReport[]): readonly string[] => [
  ...new Set(reports.map(({ pageId }) => pageId)),
];

const treeOf = (actors: readonly ActorReport[], pages: readonly string[]): readonly TreeActor[] =>
  pages.flatMap((pageId, index) => {
    const own = actors.filter((actor) => actor.pageId === pageId);
    if (own.length === 0) return [];
    const children = own.map((one) => ({ name: nameOf(one), state: one.state, children: working(one.working) }));
    return [{ name: texts.page(index + 1), state: '', children }];
  });

interface WatchedActorsProps {
  readonly actors: readonly ActorReport[];
  /** The newest first. */
  readonly log: readonly ActorStep[];
}

/** The actors of all open pages and what was sent to them. */
export const WatchedActors = ({ actors, log }: WatchedActorsProps) => {
  const steps = log.toReversed();
  const pages = pagesIn([...actors, ...steps]);
  return (
    <Part>
      <SectionTitle>{texts.title}</SectionTitle>
      <ActorTree actors={treeOf(actors, pages)} />
      <SequenceDiagram
        messages={steps.map((step) => ({
          from: step.sender ?? texts.page(pages.indexOf(step.pageId) + 1),
          to: nameOf(step),
          type: step.event ?? '',
        }))}
      />
    </Part>
  );
};
