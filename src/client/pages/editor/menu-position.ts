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
/** Between the menu and the words, and between it and the edge. */
const gap = 8;
/** What the toolbar takes above a keyboard. */
const toolbar = 62;

/** Below the line that is written where that has room, else above it; never under the keyboard or its toolbar. */
export const menuPosition = ({ left, top, bottom }: Caret, edge: KeyboardEdge | null): MenuPosition => {
  const end = edge === null ? innerHeight : edge.bottom - toolbar;
  const below = end - bottom - 2 * gap;
  const above = top - 2 * gap;
  const aside = Math.max(gap, Math.min(left, innerWidth - wanted.width - 2 * gap));
  return below >= wanted.height || below >= above
    ? { left: aside, top: bottom + gap, maxHeight: Math.min(wanted.height, below) }
    : { left: aside, bottom: innerHeight - top + gap, maxHeight: Math.min(wanted.height, above) };
};
