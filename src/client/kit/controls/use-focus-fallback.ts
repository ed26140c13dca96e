import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button may disappear after the step that it made, and the browser would move the focus to the page's body. Then the
 * container that held the button takes the focus (`tabIndex={-1}`), so that keyboard users continue from there.
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
  // After each render: it may have removed the focused element.
  useEffect(() => {
    if (within.current && document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  });
  return container;
};
