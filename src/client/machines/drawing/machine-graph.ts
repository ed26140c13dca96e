import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { toDirectedGraph } from 'xstate/graph';
import { guardName } from './guard-name';

export interface DrawnState {
  readonly key: string;
  readonly description: string;
  readonly isInitial: boolean;
  readonly isFinal: boolean;
  /** Events that are taken here without leaving. */
  readonly stays: readonly string[];
}

export interface DrawnMove {
  readonly from: string;
  readonly to: string;
  /** An empty event is a step that the machine makes by itself. */
  readonly labels: readonly string[];
}

export interface MachineGraph {
  readonly states: readonly DrawnState[];
  readonly moves: readonly DrawnMove[];
}

/** The state that stands for «wherever the machine is». */
export const anyState = '*';

interface Edge {
  readonly label: string;
  /** Null: taken without leaving. */
  readonly to: string | null;
}

const named = (text: string): string => {
  if (text.startsWith('xstate.done')) return 'готово';
  return text.startsWith('xstate.error') ? 'ошибка' : text;
};

const edgeOf = (text: string, { guard, target }: AnyTransitionDefinition): Edge => {
  const condition = guardName(guard);
  return { label: [named(text), condition && `[${condition}]`].filter(Boolean).join(' '), to: target?.[0]?.key ?? null };
};

/** The directed graph of XState leaves out the steps that a machine makes by itself. */
const edgesOf = ({ stateNode, edges }: ReturnType<typeof toDirectedGraph>): Edge[] => [
  ...(stateNode.always ?? []).map((transition) => edgeOf('', transition)),
  ...edges.map(({ label, transition }) => edgeOf(label.text, transition)),
];

const movesOf = (from: string, edges: readonly Edge[]): DrawnMove[] => {
  const targets = [...new Set(edges.flatMap(({ to }) => to ?? []))];
  return targets.map((to) => ({ from, to, labels: [...new Set(edges.filter((edge) => edge.to === to).map(({ label }) => label))] }));
};

const staysOf = (edges: readonly Edge[]): string[] => [...new Set(edges.filter(({ to }) => to === null).map(({ label }) => label))];

/** What is to be drawn of a flat machine: its states with their descriptions, and the moves between them. */
export const machineGraph = (machine: AnyStateMachine): MachineGraph => {
  const graph = toDirectedGraph(machine);
  const initial: unknown = machine.config.initial;
  const states = graph.children.map((node) => ({ node, edges: edgesOf(node) })).map(({ node: { stateNode }, edges }) => ({
    key: stateNode.key,
    description: stateNode.description ?? '',
    isInitial: stateNode.key === initial,
    isFinal: stateNode.type === 'final',
    stays: staysOf(edges),
  }));
  const everywhere = graph.edges.length === 0 ? [] : [{ key: anyState, description: 'Из любого состояния', isInitial: false, isFinal: false, stays: staysOf(edgesOf(graph)) }];
  return {
    states: [...states, ...everywhere],
    moves: [...graph.children.flatMap((node) => movesOf(node.stateNode.key, edgesOf(node))), ...movesOf(anyState, edgesOf(graph))],
  };
};
