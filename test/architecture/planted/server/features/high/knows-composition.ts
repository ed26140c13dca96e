import { start } from '../../composition/start';

export const knowsComposition = start;
