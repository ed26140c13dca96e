export const articlePath = (id: number): string => `/blog/material-${id}`;
