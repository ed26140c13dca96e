import type { SecondStepWay } from '#domain/people/second-step.ts';
import { tabStorage } from '../kit/store/browser-storage';

/** What the person is asked to prove themselves for, and by what they can. */
export interface StepAsked {
  readonly ways: readonly SecondStepWay[];
  /** The link to a new password, whose person is not signed in. */
  readonly resetToken?: string;
}

const name = 'second-step';

let asked: StepAsked | null = null;
let pending: { readonly promise: Promise<boolean>; readonly settle: (taken: boolean) => void } | null = null;
const listeners = new Set<() => void>();

const set = (next: StepAsked | null): void => {
  asked = next;
  listeners.forEach((listener) => listener());
};

interface Refused {
  readonly ways?: readonly SecondStepWay[];
  /** The call was made by the link of a letter, which its body carries. */
  readonly link?: true;
}

const askedBy = (details: unknown, body: unknown): StepAsked => {
  const { ways = [], link }: Refused = Object(details);
  const { token }: { readonly token?: unknown } = Object(body);
  return link && typeof token === 'string' ? { ways, resetToken: token } : { ways };
};

/**
 * The second step of the person at this tab. What was proved is kept in the tab and sent with every call, unlike a
 * cookie: who has copied the session does not have it.
 */
export const secondStep = {
  proof: (): string | null => tabStorage.get(name),
  keep: (proof: string): void => tabStorage.set(name, proof),
  /**
   * Asks for it in the one dialog, once for all calls that were refused without it. Resolves to whether it was taken.
   */
  ask: (details: unknown, body: unknown): Promise<boolean> => {
    if (pending === null) {
      let settle = (_taken: boolean): void => undefined;
      const promise = new Promise<boolean>((resolve) => {
        settle = resolve;
      });
      pending = { promise, settle };
      set(askedBy(details, body));
    }
    return pending.promise;
  },
  /** The dialog is done with it. */
  answer: (taken: boolean): void => {
    pending?.settle(taken);
    pending = null;
    set(null);
  },
  asked: (): StepAsked | null => asked,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} as const;
