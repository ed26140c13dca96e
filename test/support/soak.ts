/** `npm run soak` runs the long form of a random test, everything else its short one. */
export const isSoak = process.env['SOAK'] === '1';

export const soakOr = (long: number, short: number): number => (isSoak ? long : short);
