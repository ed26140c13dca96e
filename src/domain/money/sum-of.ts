/** Adds up one number of each item. */
export const sumOf = <Item>(items: readonly Item[], number: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + number(item), 0);
