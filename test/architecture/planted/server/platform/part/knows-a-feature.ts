import { low } from '../../features/low/public';

export const knowsAFeature = low;
