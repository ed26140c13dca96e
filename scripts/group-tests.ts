import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Files of one folder in a group at most: enough that loading the product, 2 s of each file of the server's tests, is
 * paid once for many, and few enough that the last group does not keep one worker while the other is idle.
 */
const largest = 8;

/** What concerns a whole sandbox: such a file stays alone. */
const ofTheSandbox = /jest\.(setTimeout|resetModules)\(|@jest-environment/;

/**
 * Writes files that each load several test files of a folder, every one in a `describe` of its path, and returns what
 * stands for these test files: the groups' paths, and those of files that stay alone. All relative to `root`.
 * @param name of the folder of groups, one for each jest project
 * @param folders of test files, with everything below them
 * @param alone files that are long enough to be a group of their own
 */
export const groupTests = (
  root: string,
  name: string,
  folders: readonly string[],
  alone: (file: string) => boolean,
): readonly string[] => {
  const folder = `test/.groups/${name}`;
  rmSync(path.join(root, folder), { recursive: true, force: true });
  mkdirSync(path.join(root, folder), { recursive: true });
  const files = folders
    .flatMap((one) =>
      readdirSync(path.join(root, one), { recursive: true, encoding: 'utf8' }).map((file) => `${one}/${file}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort();
  const staysAlone = (file: string): boolean =>
    alone(file) || ofTheSandbox.test(readFileSync(path.join(root, file), 'utf8'));
  const groups: string[][] = [];
  for (const file of files.filter((one) => !staysAlone(one))) {
    const last = groups.at(-1);
    if (last === undefined || last.length === largest) groups.push([file]);
    else last.push(file);
  }
  return [
    ...files.filter(staysAlone),
    ...groups.map((group, number) => {
      const first = path.basename(group[0] ?? '').replace(/\..*/, '');
      const file = `${folder}/${String(number + 1).padStart(2, '0')}-${first}.test.ts`;
      const lines = group.map((one) => `describe('${one}', () => void require('../../../${one}'));\n`);
      writeFileSync(path.join(root, file), lines.join(''));
      return file;
    }),
  ];
};
