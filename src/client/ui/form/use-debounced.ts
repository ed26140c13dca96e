import { useEffect, useState } from 'react';

/** The value once it has stood still for a moment: for searches and quotes that follow typing. */
export const useDebounced = <T>(value: T, delayMs = 250): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
};
