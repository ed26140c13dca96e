import type { Part } from './parts';
import type { Sources } from './sources-of';

/** A function, as V8 names it in a `.cpuprofile`. */
interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  /** From 0. */
  readonly lineNumber: number;
}

/** The parts of a `.cpuprofile` that are read here. Times in microseconds. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: CallFrame;
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
  readonly startTime: number;
}

/** A function below those that called it. Times in microseconds of the processor. */
export interface Call {
  readonly name: string;
  /** In the function itself. */
  own: number;
  /** With everything that it called. */
  whole: number;
  readonly calls: Map<string, Call>;
}

const newCall = (name: string): Call => ({ name, own: 0, whole: 0, calls: new Map() });

/** Waiting is no work. */
const idle = '(idle)';

/** Microseconds of each node's own samples within these parts; without parts, of all samples. */
const ownTimes = (
  { samples, timeDeltas, startTime }: CpuProfile,
  parts: readonly Part[],
): ReadonlyMap<number, number> => {
  const own = new Map<number, number>();
  let at = startTime;
  for (const [index, node] of samples.entries()) {
    const spent = timeDeltas[index] ?? 0;
    at += spent;
    const moment = at;
    if (parts.length > 0 && !parts.some(({ from, to }) => moment >= from && moment < to)) continue;
    own.set(node, (own.get(node) ?? 0) + spent);
  }
  return own;
};

/** What called what, and for how long, within these parts of a profile. */
export const callTree = (profile: CpuProfile, parts: readonly Part[], sources: Sources): Call => {
  const own = ownTimes(profile, parts);
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const add = (id: number, into: Call): number => {
    const node = nodes.get(id);
    if (!node || node.callFrame.functionName === idle) return 0;
    const { functionName, url, lineNumber } = node.callFrame;
    const name = `${functionName || '(anonymous)'} ${url === '' ? '' : sources(url, lineNumber + 1)}`.trim();
    const call = into.calls.get(name) ?? newCall(name);
    into.calls.set(name, call);
    const itself = own.get(id) ?? 0;
    const whole = (node.children ?? []).reduce((sum, child) => sum + add(child, call), itself);
    call.own += itself;
    call.whole += whole;
    return whole;
  };
  const root = newCall('all');
  for (const child of profile.nodes[0]?.children ?? []) root.whole += add(child, root);
  return root;
};

/** The functions that took most by themselves, wherever they were called. */
export const dearestFrames = (
  root: Call,
  count: number,
): readonly { readonly name: string; readonly own: number }[] => {
  const times = new Map<string, number>();
  const walk = ({ name, own, calls }: Call): void => {
    times.set(name, (times.get(name) ?? 0) + own);
    for (const call of calls.values()) walk(call);
  };
  walk(root);
  return [...times]
    .map(([name, own]) => ({ name, own }))
    .sort((one, other) => other.own - one.own)
    .slice(0, count);
};
