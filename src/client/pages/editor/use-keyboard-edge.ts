import { useEffect, useState } from 'react';

/** Less than this may be a bar of the browser; px. */
const leastKeyboard = 120;

/** The line right above a keyboard that stands on the screen, in px of the page's window. */
export interface KeyboardEdge {
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
}

/**
 * Null while no keyboard stands on the screen. A phone lays it over the page without telling the layout: only the part
 * that can be seen gets smaller. Zoomed in with fingers that part is smaller too, and no keyboard stands there.
 */
export const keyboardEdge = (view: VisualViewport | null = window.visualViewport): KeyboardEdge | null => {
  if (view === null || innerHeight - view.height * view.scale < leastKeyboard) return null;
  return { bottom: view.offsetTop + view.height, left: view.offsetLeft, width: view.width };
};

/** The same, followed as the keyboard comes and goes. */
export const useKeyboardEdge = (): KeyboardEdge | null => {
  const [edge, setEdge] = useState<KeyboardEdge | null>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return undefined;
    const look = () =>
      setEdge((before) => {
        const now = keyboardEdge(view);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    look();
    view.addEventListener('resize', look);
    view.addEventListener('scroll', look);
    return () => {
      view.removeEventListener('resize', look);
      view.removeEventListener('scroll', look);
    };
  }, []);
  return edge;
};
