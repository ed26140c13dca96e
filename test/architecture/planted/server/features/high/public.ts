export const high = 'high';
