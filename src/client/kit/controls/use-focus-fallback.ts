import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button may be gone with the step that it made, and the focus would fall to the page's body. Then the place where it
 * stood takes it (`tabIndex={-1}`), so that the keyboard goes on from there.
 */
export const useFocusFallback = <Container extends HTMLElement>(): RefObject<Container | null> => {
  const container = useRef<Container>(null);
  const within = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      within.current = target instanceof Node && container.current?.contains(target) === true;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  // After each render: what stands inside is another now.
  useEffect(() => {
    if (within.current && document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  });
  return container;
};
