import { inZone } from './in-zone';

export const formatTime = inZone({ hour: '2-digit', minute: '2-digit' });
