export const lowFeature = { name: 'low' };
