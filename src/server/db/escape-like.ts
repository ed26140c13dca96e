/** What `%`, `_` and `\` mean to LIKE is not what was searched for. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
