export const two = 'two';
