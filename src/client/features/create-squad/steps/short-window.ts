import { from } from '#client/kit/theme/theme.ts';

/** A laptop's window: there the choices are closer together, so that the first mates are visible without scrolling. */
export const shortWindow = `${from('xl')} and (max-height: 760px)`;
