import { useEffect, useState } from 'react';

/** A smaller difference may be a bar of the browser; px. */
const leastKeyboard = 120;

/** The line right above the on-screen keyboard, px of the page's layout viewport. */
export interface KeyboardEdge {
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
}

/**
 * Null while no on-screen keyboard is open. A phone shows it over the page without changing the layout: only the visual
 * viewport shrinks. It shrinks too when the page is zoomed in by pinching, without a keyboard.
 */
export const keyboardEdge = (view: VisualViewport | null = window.visualViewport): KeyboardEdge | null => {
  if (view === null || innerHeight - view.height * view.scale < leastKeyboard) return null;
  return { bottom: view.offsetTop + view.height, left: view.offsetLeft, width: view.width };
};

/** The same, updated as the keyboard opens and closes. */
export const useKeyboardEdge = (): KeyboardEdge | null => {
  const [edge, setEdge] = useState<KeyboardEdge | null>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return undefined;
    const update = () =>
      setEdge((before) => {
        const now = keyboardEdge(view);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    update();
    view.addEventListener('resize', update);
    view.addEventListener('scroll', update);
    return () => {
      view.removeEventListener('resize', update);
      view.removeEventListener('scroll', update);
    };
  }, []);
  return edge;
};
