import type { One } from './one';

export const read = ({ two }: One): unknown => two.one;
