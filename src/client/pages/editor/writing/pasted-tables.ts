/** Browsers allow more; no document that anybody reads has it. */
const mostSpan = 200;

const spanOf = (cell: HTMLElement, name: 'rowspan' | 'colspan'): number => {
  const span = Number(cell.getAttribute(name) ?? 1);
  cell.removeAttribute(name);
  return Number.isInteger(span) && span > 0 ? Math.min(span, mostSpan) : 1;
};

const emptyLike = (cell: HTMLElement): HTMLElement => document.createElement(cell.localName);

/** Puts empty cells where a cell reached into other columns and rows: a stored table has none that do. */
const spread = (rows: readonly HTMLElement[]): void => {
  /** For each column: the cell of a row above that reaches down, and over how many rows it still does. */
  const above = new Map<number, { readonly cell: HTMLElement; rows: number }>();
  for (const row of rows) {
    const cells = [...row.children].filter((one): one is HTMLElement => one instanceof HTMLElement);
    const places: HTMLElement[] = [];
    const reached = (): boolean => {
      const found = above.get(places.length);
      if (found === undefined) return false;
      found.rows -= 1;
      if (found.rows === 0) above.delete(places.length);
      places.push(emptyLike(found.cell));
      return true;
    };
    for (const cell of cells) {
      while (reached());
      const [down, wide] = [spanOf(cell, 'rowspan'), spanOf(cell, 'colspan')];
      for (let column = 0; column < wide; column += 1) {
        if (down > 1) above.set(places.length, { cell, rows: down - 1 });
        places.push(column === 0 ? cell : emptyLike(cell));
      }
    }
    while (reached());
    row.replaceChildren(...places);
  }
};

/** Merged cells of all tables become cells of one place each, so that no column shifts. */
export const withOneCellPerPlace = (page: HTMLElement): void => {
  const rows = [...page.querySelectorAll<HTMLElement>('tr')];
  // Null: the rows of a table whose tag was not copied.
  const tables = new Set(rows.map((row) => row.closest('table')));
  for (const table of tables) spread(rows.filter((row) => row.closest('table') === table));
};
