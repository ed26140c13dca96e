import { useEffect, useState } from 'react';

/** Milliseconds after which a page shows what it has: one slow response does not hold back the rest. */
const maxWaitMs = 2500;

/**
 * True as soon as everything is ready or the wait has lasted too long, and from then on for as long as `thing` stays
 * the same: a refetch does not hide what is already shown.
 */
export const useSettled = (ready: boolean, subject: string): boolean => {
  const [settled, setSettled] = useState<string | null>(null);
  if (ready && settled !== subject) setSettled(subject);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(subject), maxWaitMs);
    return () => clearTimeout(timer);
  }, [subject]);
  return ready || settled === subject;
};
