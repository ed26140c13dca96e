import { type ReactNode, useState } from 'react';
import { useAttempt } from '../../api/use-attempt';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { FormError } from '../../kit/form/form';
import { Stack } from '../../kit/layout/stack';
import { SaveRow } from './setting-card';

const same = <T,>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));

/**
 * A set of choices saved by a button. What is saved elsewhere (in another tab) is shown at once, unless there are
 * unsaved changes here; an error keeps the choice and says why.
 */
export const useChoice = <T,>(saved: readonly T[], save: (chosen: readonly T[]) => Promise<unknown>) => {
  const [draft, setDraft] = useState<readonly T[] | null>(null);
  const { run, busy, refusal: failure, refuse } = useAttempt();
  const [known, setKnown] = useState(saved);
  /**
   * What the server has accepted last; until the refetched value arrives, changes are compared with this and not with
   * `saved`.
   */
  const [accepted, setAccepted] = useState<{ readonly items: readonly T[]; readonly isRefetched: boolean } | null>(
    null,
  );
  const chosen = draft ?? saved;
  const done = accepted !== null && same(chosen, accepted.items);
  // The sent value is shown until the server returns it; from then on the page follows the saved value.
  if (!same(known, saved)) {
    setKnown(saved);
    if (accepted !== null) setAccepted({ ...accepted, isRefetched: true });
    if (done) setDraft(null);
  }
  const dirty = draft !== null && !same(draft, accepted?.isRefetched === false ? accepted.items : saved);

  const change = (next: readonly T[]) => {
    setDraft(next);
    refuse(undefined);
  };
  const submit = async () => {
    if (busy || !dirty) return;
    await run(async () => {
      await save(chosen);
      setAccepted({ items: chosen, isRefetched: false });
    });
  };
  const toggle = (item: T) =>
    change(chosen.includes(item) ? chosen.filter((other) => other !== item) : [...chosen, item]);
  return { chosen, dirty, busy, done, failure, change, toggle, submit };
};

interface ChoiceFormProps {
  readonly choice: Pick<ReturnType<typeof useChoice>, 'busy' | 'dirty' | 'done' | 'failure' | 'submit'>;
  /** At the end of the button's row. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The choices, the error of the last save, and the button. */
export const ChoiceForm = ({ choice: { busy, dirty, done, failure, submit }, note, children }: ChoiceFormProps) => (
  <Stack
    as="form"
    $gap={16}
    onSubmit={(event) => {
      event.preventDefault();
      void submit();
    }}
  >
    {failure !== undefined && <FormError>{failure}</FormError>}
    {children}
    <SaveRow busy={busy} dirty={dirty} saved={done}>
      {note}
    </SaveRow>
  </Stack>
);

/** A switch that saves at once: shows the wanted value until it is saved; an error reverts it and says why. */
export const useSwitch = (saved: boolean, save: (next: boolean) => Promise<unknown>) => {
  const showRefusal = useRefusalToast();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  if (wanted !== null && wanted === saved && !busy) setWanted(null);

  const change = async (next: boolean) => {
    setWanted(next);
    setBusy(true);
    try {
      await save(next);
    } catch (error) {
      setWanted(null);
      showRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return { shown: wanted ?? saved, busy, change: (next: boolean) => void change(next) };
};
