import { lowFeature } from '../low/feature';
import { secret } from '../low/inside';

export const goesPastTheDoor = [secret, lowFeature];
