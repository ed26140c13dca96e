import { useEffect, useRef, useState } from 'react';

/**
 * An input field whose value is stored elsewhere, for example in the address: it updates at once and reports the value
 * when typing pauses (debounce). A change from outside is shown, but never replaces what is being typed.
 */
export const useDebouncedInput = <T>(
  value: T,
  report: (value: T) => void,
  delayMs = 300,
): readonly [T, (next: T) => void] => {
  const [draft, setDraft] = useState<{ readonly value: T } | null>(null);
  const [typing, setTyping] = useState(false);
  const [lastValue, setLastValue] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  if (lastValue !== value) {
    setLastValue(value);
    if (!typing) setDraft(null);
  }
  const type = (next: T) => {
    setDraft({ value: next });
    setTyping(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setTyping(false);
      latest.current(next);
    }, delayMs);
  };
  return [draft === null ? value : draft.value, type];
};

/** The value after it has not changed for a moment: for searches and quotes that follow typing. */
export const useDebouncedValue = <T>(value: T, delayMs = 250): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
};
