import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

const holdMs = 450;

/** A finger that stays; scrolling cancels it. */
export const useLongPress = (run: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const touching = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      touching.current = pointerType === 'touch';
      if (touching.current) timer.current = setTimeout(run, holdMs);
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: (event: MouseEvent) => {
      // Of a finger: the system's own menu would cover ours.
      if (touching.current) event.preventDefault();
    },
  };
};
