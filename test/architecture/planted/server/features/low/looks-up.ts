import { high } from '../high/public';

export const looksUp = high;
