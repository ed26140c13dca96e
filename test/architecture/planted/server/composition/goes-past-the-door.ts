import { secret } from '../features/low/inside';

export const goesPastTheDoor = secret;
