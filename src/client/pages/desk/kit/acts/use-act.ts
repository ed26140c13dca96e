import { useEffect, useRef, useState } from 'react';
import type { DeskSubject } from '#domain/people/desk-subject.ts';
import type { ApiFailure } from '#client/api/api-error.ts';
import { attempted } from '#client/api/attempted.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { useSeen } from '../drawer/subject-history';
import { untilSeen } from './why-not';

/** What a mutation hook returns. */
export type Mutation<Args, Answer> = readonly [
  (args: Args) => { readonly unwrap: () => Promise<Answer> },
  ...(readonly unknown[]),
];

interface ActOptions<Answer> {
  /** Names the act where its form is no longer there to show why it failed. */
  readonly title: string;
  /**
   * Whose log the operator has read. Its version goes with the act, which the server refuses if somebody else has acted
   * meanwhile. Absent: the act overwrites nothing.
   */
  readonly subject?: DeskSubject | undefined;
  /** The toast after it; absent where the page shows that it is done. */
  readonly done?: string | ((answer: Answer) => string);
  /** Once it is carried out, after the toast and the closing: what the page does with the answer. */
  readonly onDone?: (answer: Answer) => void;
  /** For a component that is the act's open dialog. */
  readonly onClose?: () => void;
}

/** An act of an operator, from the press that asks for it to the toast that says that it was done. */
export interface Act<Args> {
  /** Its dialog is open. */
  readonly asking: boolean;
  readonly ask: () => void;
  readonly drop: () => void;
  /** The failure no longer concerns what the form holds. */
  readonly clear: () => void;
  /** Why it cannot be carried out yet. */
  readonly whyNot: string | null;
  readonly busy: boolean;
  /** Why it failed; undefined after the next attempt. */
  readonly failure: ApiFailure | undefined;
  /**
   * Carries it out; one at a time. While a dialog asks for it, `seen` is the version at its opening: a change behind it
   * leads to a refusal and does not pass unnoticed. Resolves to whether it was carried out.
   */
  readonly run: (argsOf: (seen: number) => Args) => Promise<boolean>;
}

/**
 * Why the last act failed; `undefined` clears it. If the operator has closed the form (`isClosed`) or opened another
 * object meanwhile, a toast with the act's name shows it: nothing else would say that the act was not carried out.
 */
const useActFailure = (act: string) => {
  const [failure, setFailure] = useState<ApiFailure | undefined>(undefined);
  const isGone = useRef(false);
  const toast = useToast();
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const fail = (next: ApiFailure | undefined, isClosed = false): void => {
    if ((isClosed || isGone.current) && next !== undefined) toast.danger(`${act}: ${next.message}`);
    else setFailure(next);
  };
  return [failure, fail] as const;
};

/** What each act of the desk has: how it waits, fails and is told is decided here alone. */
export const useAct = <Args, Answer>(
  [trigger]: Mutation<Args, Answer>,
  { title, subject, done, onDone, onClose }: ActOptions<Answer>,
): Act<Args> => {
  const [asked, setAsking] = useState(false);
  // A component that is the dialog stays open until it is removed.
  const asking = onClose !== undefined || asked;
  const [failure, fail] = useActFailure(title);
  const seen = useSeen(subject, asking);
  const toast = useToast();
  const isOpen = useRef(asking);
  const [busy, setBusy] = useState(false);
  // The state is too late for a second press, and keys do not know that a button is busy.
  const isRunning = useRef(false);
  const whyNot = subject === undefined ? null : untilSeen(seen);
  const ask = (): void => {
    isOpen.current = true;
    fail(undefined);
    setAsking(true);
  };
  const drop = (): void => {
    isOpen.current = false;
    setAsking(false);
    onClose?.();
  };
  const run = async (argsOf: (seen: number) => Args): Promise<boolean> => {
    if (isRunning.current || whyNot !== null) return false;
    const wasOpen = isOpen.current;
    isRunning.current = true;
    setBusy(true);
    fail(undefined);
    const { value, failure: why } = await attempted(async () => trigger(argsOf(seen ?? 0)).unwrap());
    // A dialog that closes after it takes no second press on its way out.
    isRunning.current = why === undefined && onClose !== undefined;
    setBusy(false);
    if (why !== undefined) {
      fail(why, wasOpen && !isOpen.current);
      return false;
    }
    if (done !== undefined) toast.success(typeof done === 'string' ? done : done(value));
    if (wasOpen) drop();
    onDone?.(value);
    return true;
  };
  return { asking, ask, drop, clear: () => fail(undefined), whyNot, busy, failure, run };
};
