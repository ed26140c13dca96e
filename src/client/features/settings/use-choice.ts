import { useState } from 'react';
import { failureOf } from '../../api/api-failure';

const same = <T>(one: readonly T[], other: readonly T[]): boolean => one.length === other.length && one.every((item) => other.includes(item));

/**
 * A set of chosen things that is saved by a button. What is saved elsewhere (another tab) shows at once, unless
 * something unsaved stands here; a failure keeps the choice and says why.
 */
export const useChoice = <T>(saved: readonly T[], save: (chosen: readonly T[]) => Promise<unknown>) => {
  const [draft, setDraft] = useState<readonly T[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [known, setKnown] = useState(saved);
  // What was sent is shown until it comes back; from then on the page follows what is saved.
  if (!same(known, saved)) {
    setKnown(saved);
    if (done) setDraft(null);
  }
  const chosen = draft ?? saved;
  const dirty = draft !== null && !done && !same(draft, saved);

  const change = (next: readonly T[]) => {
    setDraft(next);
    setDone(false);
    setFailure(null);
  };
  const submit = async () => {
    if (busy || !dirty) return;
    setBusy(true);
    setFailure(null);
    try {
      await save(chosen);
      setDone(true);
    } catch (error) {
      setFailure(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  const toggle = (item: T) => change(chosen.includes(item) ? chosen.filter((other) => other !== item) : [...chosen, item]);
  return { chosen, dirty, busy, done, failure, change, toggle, submit };
};
