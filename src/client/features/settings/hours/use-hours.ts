import { useState } from 'react';
import * as z from 'zod/mini';
import type { WeeklySpan } from '#contract/squads/bookings.ts';
import { useAttempt } from '#client/api/use-attempt.ts';
import { useSetWeeklyHoursMutation } from '#client/entities/booking/bookings-api.ts';
import { storedDraft } from '#client/kit/form/stored-draft.ts';
import { unlessChanged } from '#client/kit/form/unless-changed.ts';
import { hasError, sameWeek, spansOf, type Week, weekOf } from './day-spans';
import { texts } from './texts';

const storedWeek = z.array(z.array(z.object({ from: z.number(), to: z.number() }))).check(z.length(7));

/** Validated, as an older version of the page may have stored it. */
const weekIn = (text: string | null): Week | null => {
  try {
    return storedWeek.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
};

/**
 * A mate's hours being edited: unsaved changes survive a reload; what is saved in another tab is shown at once if there
 * are none here.
 */
export const useHours = (userId: string, spans: readonly WeeklySpan[]) => {
  const storage = storedDraft(`hours:${userId}`);
  const saved = weekOf(spans);
  const [draft, setDraft] = useState<Week | null>(() => weekIn(storage.read()));
  const [known, setKnown] = useState(spans);
  /** What the server has accepted, until the refetched value arrives. */
  const [accepted, setAccepted] = useState<Week | null>(null);
  const [done, setDone] = useState(false);
  const { run, busy, refusal: failure, refuse } = useAttempt();
  const [save] = useSetWeeklyHoursMutation();
  if (known !== spans) {
    setKnown(spans);
    setAccepted(null);
    if (draft !== null && sameWeek(draft, saved)) setDraft(null);
  }
  const week = draft ?? accepted ?? saved;
  const dirty = !sameWeek(week, accepted ?? saved);

  const change = (next: Week): void => {
    setDraft(next);
    setDone(false);
    refuse(undefined);
    storage.write(JSON.stringify(next));
  };
  const drop = (): void => {
    setDraft(null);
    refuse(undefined);
    storage.remove();
  };
  const submit = async (): Promise<void> => {
    if (busy || !dirty) return;
    if (hasError(week)) return refuse(texts.fix);
    await run(async () => {
      await save({ body: { hours: spansOf(week) } }).unwrap();
      if (storage.read() === JSON.stringify(week)) storage.remove();
      setAccepted(week);
      setDraft(unlessChanged<Week | null>(week, null));
      setDone(true);
    });
    return undefined;
  };
  return { week, dirty, busy, done, failure, change, drop, submit };
};
