import { two } from '../features/two/two';

export const entity = two;
