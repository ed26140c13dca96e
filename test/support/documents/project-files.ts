import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#server/platform/config/project-root.ts';

/** The text of a file of the project, by its path in it. */
export const readProjectFile = (file: string): string => fs.readFileSync(path.join(projectRoot, file), 'utf8');

/** Paths of all files that are, or will be, in the repository. */
export const projectFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: projectRoot })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && fs.existsSync(path.join(projectRoot, file)));
