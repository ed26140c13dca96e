interface Branch<T> {
  readonly named: Map<string, Branch<T>>;
  any: Branch<T> | null;
  leaf: { readonly names: readonly string[]; readonly value: T } | null;
}

/** A path that was found, with what stands for its parameters. */
interface Found<T> {
  readonly value: T;
  readonly params: Readonly<Record<string, string>>;
}

const newBranch = <T>(): Branch<T> => ({ named: new Map(), any: null, leaf: null });

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** Finds by a path what was added for its pattern (`/v1/squads/{id}`); a name goes before a parameter. */
export const routeTree = <T>() => {
  const root = newBranch<T>();
  const search = (branch: Branch<T>, segments: readonly string[], values: readonly string[]): Found<T> | null => {
    const [segment, ...rest] = segments;
    if (segment === undefined) {
      if (branch.leaf === null) return null;
      const { names, value } = branch.leaf;
      return { value, params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
    }
    const named = branch.named.get(segment);
    const found = named === undefined ? null : search(named, rest, values);
    if (found !== null || branch.any === null || segment === '') return found;
    const value = decoded(segment);
    return value === null ? null : search(branch.any, rest, [...values, value]);
  };
  return {
    add: (pattern: string, value: T): void => {
      const names: string[] = [];
      let branch = root;
      for (const segment of pattern.split('/').slice(1)) {
        const [, name] = /^{(\w+)}$/.exec(segment) ?? [];
        if (name !== undefined) {
          names.push(name);
          branch = branch.any ??= newBranch();
          continue;
        }
        const next = branch.named.get(segment) ?? newBranch<T>();
        branch.named.set(segment, next);
        branch = next;
      }
      branch.leaf = { names, value };
    },
    find: (path: string): Found<T> | null => search(root, path.split('/').slice(1), []),
  };
};
