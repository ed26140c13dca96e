import { useEffect, useState } from 'react';

interface Seen {
  readonly height: number;
  readonly top: number;
}

const measure = (): Seen => ({ height: window.visualViewport?.height ?? window.innerHeight, top: window.visualViewport?.offsetTop ?? 0 });

/** The part of the window that a phone's keyboard leaves, px. */
export const useVisualViewport = (): Seen => {
  const [seen, setSeen] = useState(measure);
  useEffect(() => {
    const viewport = window.visualViewport;
    const change = () => setSeen(measure());
    viewport?.addEventListener('resize', change);
    viewport?.addEventListener('scroll', change);
    return () => {
      viewport?.removeEventListener('resize', change);
      viewport?.removeEventListener('scroll', change);
    };
  }, []);
  return seen;
};
