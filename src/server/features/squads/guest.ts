/** Who holds a friend link without an account: they may say no, and history knows them as nobody. */
export const guest = 'guest';
