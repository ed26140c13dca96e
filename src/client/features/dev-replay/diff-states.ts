export interface StateChange {
  /** `logs.12.0.unread` */
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** More nobody reads; the count of the rest is told. */
const maxChanges = 200;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const say = (value: unknown): string | null => (value === undefined ? null : (JSON.stringify(value) ?? null));

/** What is different between two states, leaf by leaf; branches that are one and the same object are not entered. */
export const diffStates = (before: unknown, after: unknown, path = '', found: StateChange[] = []): readonly StateChange[] => {
  if (Object.is(before, after) || found.length >= maxChanges) return found;
  if (!isTree(before) || !isTree(after)) {
    const change = { path, before: say(before), after: say(after) };
    if (change.before !== change.after) found.push(change);
    return found;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    diffStates(before[key], after[key], path === '' ? key : `${path}.${key}`, found);
  }
  return found;
};
