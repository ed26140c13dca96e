/** Apart from those of other pages: the page that brings them is one of the most opened. */
export const createSquadWords = { title: 'Создать сквад' } as const;
