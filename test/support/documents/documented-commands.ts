import { readProjectFile } from './project-files';

const pages = ['README.md', 'README.ru.md', 'CONTRIBUTING.md', 'docs/settings.md'] as const;

const isCommand = /^(?:npm|npx|node|docker|cp|git) /;

/** Commands of a Markdown text: lines of its `sh` blocks, and inline code that begins with the name of a program. */
export const commandsIn = (text: string): readonly string[] => {
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => (isCommand.test(code) ? [code] : []));
  return [...blocks, ...inline]
    .flatMap((line) => line.replace(/(?:^|\s+)#.*$/, '').split('&&'))
    .map((command) => command.trim())
    .filter((command) => command !== '');
};

export const documentedCommands = (): readonly string[] => [
  ...new Set(pages.flatMap((page) => commandsIn(readProjectFile(page)))),
];

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(readProjectFile('package.json'));
export const npmScripts = scripts;

/** `npm test`, `npm run build -- …`: the name of the script; null: no script of ours. */
export const scriptOf = (command: string): string | null => {
  const [program, word, name] = command.split(' ');
  if (program !== 'npm') return null;
  if (word === 'run') return name === '-s' || name === undefined ? null : name;
  return word === 'ci' || word === undefined ? null : word;
};

/** What a single command starts: the file for `tsx` and `node`, otherwise the program. */
const programOf = (command: string): string => {
  const [program = '', ...words] = command.split(' ');
  const file = words.find((word) => /\.(?:[cm]?js|tsx?)$/.test(word));
  return (program === 'tsx' || program === 'node') && file !== undefined ? file : program;
};

/** Programs that a command starts, through as many npm scripts as it takes. */
export const programsOf = (command: string): readonly string[] => {
  const script = scriptOf(command);
  if (script !== null) return (scripts[script] ?? '').split(' && ').flatMap(programsOf);
  const [program, ...words] = command.split(' ');
  if (program !== 'run-p') return [programOf(command)];
  return words.filter((word) => !word.startsWith('--')).flatMap((name) => programsOf(`npm run ${name}`));
};
