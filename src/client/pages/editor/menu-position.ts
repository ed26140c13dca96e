import type { KeyboardEdge } from './use-keyboard-edge';

/** px of the window */
export interface MenuPosition {
  readonly left: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly maxHeight: number;
}

interface Caret {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

const wanted = { width: 320, height: 296 } as const;
/** Between the menu and the text, and between it and the edge. */
const gap = 8;
/** Height of the toolbar above an on-screen keyboard. */
const toolbar = 62;

/** Below the current line if there is room, else above it; never under the keyboard or its toolbar. */
export const menuPosition = ({ left, top, bottom }: Caret, edge: KeyboardEdge | null): MenuPosition => {
  const end = edge === null ? innerHeight : edge.bottom - toolbar;
  const below = end - bottom - 2 * gap;
  const above = top - 2 * gap;
  const aside = Math.max(gap, Math.min(left, innerWidth - wanted.width - 2 * gap));
  return below >= wanted.height || below >= above
    ? { left: aside, top: bottom + gap, maxHeight: Math.min(wanted.height, below) }
    : { left: aside, bottom: innerHeight - top + gap, maxHeight: Math.min(wanted.height, above) };
};
