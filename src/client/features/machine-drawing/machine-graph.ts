import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { toDirectedGraph } from 'xstate/graph';
import takenTransitions from './taken-transitions.json';

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && key in value;

const withParams = (type: string, params: unknown): string => {
  // The squad's guards describe their condition; a guard without a description only evaluates the rules, as every event
  // does.
  if (type === 'allowed' || type === 'holds') return has(params, 'when') ? String(params.when) : '';
  const paramsText = typeof params === 'object' && params !== null ? Object.values(params).join(', ') : '';
  return paramsText === '' ? type : `${type}: ${paramsText}`;
};

/**
 * A guard as text: its name and parameters, a combination in brackets, «условие» for an unnamed one; empty when there
 * is nothing to say.
 */
export const guardText = (guard: unknown): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return withParams(guard, undefined);
  if (has(guard, 'guards') && Array.isArray(guard.guards))
    return guard.guards.map(guardText).filter(Boolean).join(' & ');
  if (typeof guard === 'object' && has(guard, 'type') && typeof guard.type === 'string')
    return withParams(guard.type, has(guard, 'params') ? guard.params : undefined);
  return 'условие';
};

export interface DrawnState {
  readonly key: string;
  readonly description: string;
  readonly isInitial: boolean;
  readonly isFinal: boolean;
  /** Events that are handled here without leaving the state. */
  readonly stays: readonly string[];
  /** Those of them that no test takes. */
  readonly untakenStays: readonly string[];
}

export interface DrawnMove {
  readonly from: string;
  readonly to: string;
  /** An empty event is a transition that the machine makes by itself. */
  readonly labels: readonly string[];
  /** Those of them that no test takes. */
  readonly untaken: readonly string[];
}

export interface MachineGraph {
  readonly states: readonly DrawnState[];
  readonly moves: readonly DrawnMove[];
}

/** Pseudo-state for «any state». */
const anyState = '*';

interface Edge {
  readonly label: string;
  /** Null: the state does not change. */
  readonly to: string | null;
  /** Whether a test takes it. */
  readonly isTaken: boolean;
}

const taken: ReadonlySet<string> = new Set(takenTransitions);

/** The name of a transition in the list of those that tests take: `machine state event#place`. */
const placeOf = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition;
  const { machine } = source;
  const from = source === machine.root ? anyState : source.key;
  const place = [...(source.transitions.get(eventType) ?? [])].indexOf(transition);
  return place < 0
    ? `${machine.id} ${from} #${(source.always ?? []).indexOf(transition)}`
    : `${machine.id} ${from} ${eventType}#${place}`;
};

const named = (text: string): string => {
  if (text.startsWith('xstate.done')) return 'готово';
  return text.startsWith('xstate.error') ? 'ошибка' : text;
};

/** Only the squad's guards have a description of their own; others rely on that of the transition. */
const conditionOf = (guard: unknown, described: boolean): string =>
  described && !(has(guard, 'params') && has(guard.params, 'when')) ? '' : guardText(guard);

/** A described event is labelled by its description; its name is in the definition next to it. */
const edgeOf = (text: string, transition: AnyTransitionDefinition): Edge => {
  const { guard, target, description } = transition;
  const condition = conditionOf(guard, description !== undefined);
  return {
    label: [description ?? named(text), condition && `[${condition}]`].filter(Boolean).join(' '),
    to: target?.[0]?.key ?? null,
    isTaken: taken.has(placeOf(transition)),
  };
};

/** The directed graph of XState leaves out transitions that a machine makes by itself. */
const edgesOf = ({ stateNode, edges }: ReturnType<typeof toDirectedGraph>): Edge[] => [
  ...(stateNode.always ?? []).map((transition) => edgeOf('', transition)),
  ...edges.map(({ label, transition }) => edgeOf(label.text, transition)),
];

/** The labels of these transitions, and those of them that no test takes. */
const labelsOf = (edges: readonly Edge[]) => {
  const labels = [...new Set(edges.map(({ label }) => label))];
  return { labels, untaken: labels.filter((label) => !edges.some((edge) => edge.label === label && edge.isTaken)) };
};

const movesOf = (from: string, edges: readonly Edge[]): DrawnMove[] => {
  const targets = [...new Set(edges.flatMap(({ to }) => to ?? []))];
  return targets.map((to) => ({ from, to, ...labelsOf(edges.filter((edge) => edge.to === to)) }));
};

const staysOf = (edges: readonly Edge[]) => {
  const { labels, untaken } = labelsOf(edges.filter(({ to }) => to === null));
  return { stays: labels, untakenStays: untaken };
};

/** The graph of a flat machine: its states with their descriptions, and the transitions between them. */
export const machineGraph = (machine: AnyStateMachine): MachineGraph => {
  const graph = toDirectedGraph(machine);
  const initial: unknown = machine.config.initial;
  const states = graph.children
    .map((node) => ({ node, edges: edgesOf(node) }))
    .map(({ node: { stateNode }, edges }) => ({
      key: stateNode.key,
      description: stateNode.description ?? '',
      isInitial: stateNode.key === initial,
      isFinal: stateNode.type === 'final',
      ...staysOf(edges),
    }));
  const everywhere =
    graph.edges.length === 0
      ? []
      : [
          {
            key: anyState,
            description: 'Из любого состояния',
            isInitial: false,
            isFinal: false,
            ...staysOf(edgesOf(graph)),
          },
        ];
  return {
    states: [...states, ...everywhere],
    moves: [
      ...graph.children.flatMap((node) => movesOf(node.stateNode.key, edgesOf(node))),
      ...movesOf(anyState, edgesOf(graph)),
    ],
  };
};

const count = (
  { states, moves }: MachineGraph,
  ofState: (state: DrawnState) => number,
  ofMove: (move: DrawnMove) => number,
) => states.reduce((sum, state) => sum + ofState(state), 0) + moves.reduce((sum, move) => sum + ofMove(move), 0);

/** How many ways are drawn: each label is one. */
export const movesIn = (graph: MachineGraph): number =>
  count(
    graph,
    ({ stays }) => stays.length,
    ({ labels }) => labels.length,
  );

/** How many of them no test takes. */
export const untakenIn = (graph: MachineGraph): number =>
  count(
    graph,
    ({ untakenStays }) => untakenStays.length,
    ({ untaken }) => untaken.length,
  );
