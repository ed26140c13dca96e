/** Where a line of code comes from, as `src/domain/squad/….ts` or `pg/lib/query.js:152`. Lines count from 1. */
export type Sources = (url: string, line: number) => string;

const shortPath = (url: string): string =>
  url
    .replace(/^file:\/\//, '')
    .replace(`${process.cwd()}/`, '')
    .replace(/^.*node_modules\//, '');

/** Names the sources of a bundle, in which esbuild writes the path of each file above its code. */
export const sourcesOf = (bundle: string, text: string): Sources => {
  let source = '';
  const byLine = text.split('\n').map((line) => {
    const [, named] = /^\/\/ ((?:src|test)\/.+)$/.exec(line) ?? [];
    return (source = named ?? source);
  });
  return (url, line) => {
    if (!url.endsWith(bundle)) return `${shortPath(url)}:${line}`;
    return byLine[line - 1] ?? bundle;
  };
};
