import type { To } from './to';

export const from: To = 'to';
