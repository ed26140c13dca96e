import type { To } from '#test/architecture/planted/to.ts';

export const fromByName: To = 'to';
