import { from } from '../../../kit/theme/theme';

/** Of a laptop: there the choices stand closer, so that the first mates are in sight without scrolling. */
export const shortWindow = `${from('xl')} and (max-height: 760px)`;
