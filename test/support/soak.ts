/** Under `npm run soak` random tests run their long form, otherwise a short one. */
export const isSoak = process.env['SOAK'] === '1';

export const soakOr = (long: number, short: number): number => (isSoak ? long : short);
