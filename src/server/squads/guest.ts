/** Who holds a friend link without an account: he may say no, and history knows him as nobody. */
export const guest = 'guest';
