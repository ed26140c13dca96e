/**
 * The path of a page as the router writes it. The router knows parameters only as whole segments, so for a segment with
 * a prefix the parameter is the whole segment: `/:gameId/tag-:landing` → `/:gameId/:landing`.
 */
export const routerPath = (path: string): string => path.replace(/[^/:]+(?=:)/g, '');
