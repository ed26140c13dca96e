import type { ComponentProps } from 'react';
import { useIsPhone } from '../../../kit/layout/use-is-phone';
import { MateBoard } from './mate-board';

interface BoardAtProps extends ComponentProps<typeof MateBoard> {
  /** Above all else on phones, where it would be out of sight; elsewhere under the promise. */
  readonly place: 'above' | 'under';
}

/** The board, where it has its place at this width. Here and not on the page: the first load has no room for it. */
export const BoardAt = ({ place, ...board }: BoardAtProps) =>
  useIsPhone() === (place === 'above') ? <MateBoard {...board} /> : null;
