import type * as instrumentModule from '@redux-devtools/instrument';
import type { StoreEnhancer } from '@reduxjs/toolkit';

/** The history of a store, as the panel of Redux DevTools drives it. */
interface Panel {
  readonly getState: () => {
    readonly stagedActionIds: readonly number[];
    readonly actionsById: Readonly<Record<number, { readonly action: { readonly type: string } }>>;
    readonly skippedActionIds: readonly number[];
    readonly computedStates: readonly { readonly state: unknown }[];
    readonly committedState: unknown;
    readonly currentStateIndex: number;
  };
  readonly dispatch: (lifted: { readonly type: string; readonly [key: string]: unknown }) => unknown;
}

type Instrument = typeof instrumentModule;

let real: Instrument | null = null;
let panels: Panel[] = [];

const isPanel = (value: unknown): value is Panel => typeof value === 'object' && value !== null && 'dispatch' in value;

const loaded = (): Instrument => {
  if (real === null) throw new Error('`realDevTools` was not called in this file');
  return real;
};

/** Without traces: jest maps each of them to the sources, which takes long. */
const lift =
  (options: object): StoreEnhancer =>
  (next) => {
    const { instrument } = loaded();
    const create = Reflect.apply(
      instrument(() => null, { ...options, trace: false }),
      null,
      [next],
    );
    return new Proxy(create, {
      apply: (target, self, given) => {
        const store: object = Reflect.apply(target, self, given);
        if ('liftedStore' in store && isPanel(store.liftedStore)) panels.push(store.liftedStore);
        return store;
      },
    });
  };

// What the extension offers to a page. Redux Toolkit reads it when it is first imported: import this file before it.
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: object) =>
    (...enhancers: readonly StoreEnhancer[]): StoreEnhancer =>
    (next) =>
      [...enhancers, lift(options)].reduceRight((made, enhancer) => enhancer(made), next),
});

/** The real `@redux-devtools/instrument`, as the extension uses it: what is pressed in the panel of the latest store. */
export const realDevTools = () => {
  beforeAll(async () => {
    real = await import('@redux-devtools/instrument');
  });
  beforeEach(() => {
    panels = [];
  });
  const panel = (): Panel => {
    const latest = panels.at(-1);
    if (latest === undefined) throw new Error('No store has been connected to DevTools');
    return latest;
  };
  const press = (type: string, more: object = {}) => void panel().dispatch({ type, timestamp: Date.now(), ...more });
  const history = () => panel().getState();
  const types = () => history().stagedActionIds.map((id) => history().actionsById[id]?.action.type ?? '');
  return {
    history,
    types,
    actionIdOf: (type: string) => history().stagedActionIds[types().indexOf(type)] ?? -1,
    jump: (index: number) => press('JUMP_TO_STATE', { index }),
    jumpToEnd: () => press('JUMP_TO_STATE', { index: history().computedStates.length - 1 }),
    toggle: (id: number) => press('TOGGLE_ACTION', { id }),
    lock: (status: boolean) => press('LOCK_CHANGES', { status }),
    pause: (status: boolean) => press('PAUSE_RECORDING', { status }),
    reorder: (actionId: number, beforeActionId: number) => press('REORDER_ACTION', { actionId, beforeActionId }),
    importState: (actions: readonly unknown[]) => press('IMPORT_STATE', { nextLiftedState: actions }),
    reset: () => press('RESET'),
    commit: () => press('COMMIT'),
    rollback: () => press('ROLLBACK'),
  };
};
