/** Where an article is read. */
export const articlePath = (id: number): string => `/blog/material-${id}`;
