export const low = 'low';
export const secret = 'secret';
