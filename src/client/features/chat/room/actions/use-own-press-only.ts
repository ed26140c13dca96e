import { useRef } from 'react';
import type { MouseEvent } from 'react';

/** A sheet that rises under a finger must not take its lifting for a press: only what was pressed here is clicked here. */
export const useOwnPressOnly = () => {
  const pressed = useRef(false);
  return {
    onPointerDownCapture: () => {
      pressed.current = true;
    },
    onClickCapture: (event: MouseEvent) => {
      const isKeyboard = event.detail === 0;
      if (pressed.current || isKeyboard) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
