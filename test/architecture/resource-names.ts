import { projectFiles, readProjectFile } from '../support/documents/project-files';

/** A group of calls: one file of the contract, and what the other rooms call it. */
interface Resource {
  /** The contract's file, `money/tips`; one of the desk begins with `desk-`: `desk-tips`. */
  readonly name: string;
  readonly constants: readonly string[];
  readonly paths: readonly string[];
  /** Files that define handlers of this name. */
  readonly handlers: readonly string[];
  /** Slices of the browser that ask its calls. */
  readonly slices: readonly string[];
}

const route = /'(?:GET|POST|PUT|DELETE) (\/[^']*)'/g;
const asked = /\(\s*'((?:GET|POST|PUT|DELETE) \/[^']*)'/g;

const baseOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.tsx?$/, '');

export const constantOf = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The name that a file stands for: inside of a folder `desk` it need not say so again. */
export const namedBy = (file: string, ending: string): string => {
  const base = baseOf(file).replace(new RegExp(`${ending}$`), '');
  return file.includes('/desk/') && !base.startsWith('desk-') ? `desk-${base}` : base;
};

/** All resources of the contract, read from the files as they are. */
export const resourcesOf = (
  files: readonly string[] = projectFiles(),
  read: (file: string) => string = readProjectFile,
): readonly Resource[] => {
  const handlers = files
    .filter((file) => /^src\/server\/.*-handlers\.ts$/.test(file))
    .map((file) => [file, read(file)] as const);
  const slices = files
    .filter((file) => /^src\/client\/entities\/.*-api\.ts$/.test(file))
    .map((file) => [file, new Set([...read(file).matchAll(asked)].map(([, called]) => called))] as const);
  return files
    .filter((file) => /^src\/contract\/.*\.ts$/.test(file))
    .flatMap((file) => {
      const text = read(file);
      const constants = [...text.matchAll(/^export const (\w+)Contract = endpoints\(/gm)].map(([, name]) =>
        String(name),
      );
      if (constants.length === 0) return [];
      const name = namedBy(file, '');
      const routes = [...text.matchAll(route)].map(([quoted]) => quoted.slice(1, -1));
      const defined = new RegExp(`const ${constantOf(name)}Handlers\\b`);
      return [
        {
          name,
          constants,
          paths: routes.map((called) => called.slice(called.indexOf(' ') + 1)),
          handlers: handlers.filter(([, source]) => defined.test(source)).map(([handled]) => handled),
          slices: slices.filter(([, calls]) => routes.some((called) => calls.has(called))).map(([slice]) => slice),
        },
      ];
    });
};
