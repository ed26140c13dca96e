import fs from 'node:fs';
import path from 'node:path';

/** How long files of former releases are kept, in milliseconds: open tabs still load chunks of their release. */
export const keptMs = 7 * 24 * 3_600_000;

/** How many former releases are kept at most, so that frequent builds do not fill the disk. */
export const keptReleases = 30;

const listName = 'former-files.json';

const readList = (file: string): Readonly<Record<string, number>> => {
  try {
    const list: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return typeof list === 'object' && list !== null
      ? Object.fromEntries(Object.entries(list).filter((one): one is [string, number] => typeof one[1] === 'number'))
      : {};
  } catch {
    return {};
  }
};

const filesIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/**
 * Removes files from the build's folder that have not been in a release for a week, or for thirty releases. When a file
 * went out of use is stored in a list in the folder, because its modification time does not show it. `now` in epoch ms.
 */
export const keepReleases = (folder: string, current: ReadonlySet<string>, now: number): void => {
  const list = path.join(folder, listName);
  const known = readList(list);
  const all = filesIn(folder)
    .filter((file) => file !== listName && !current.has(file))
    .map((file) => ({ file, since: known[file] ?? now }));
  const releases = [...new Set(all.map(({ since }) => since))].sort((a, b) => b - a).slice(0, keptReleases);
  const isKept = ({ since }: { readonly since: number }) => now - since < keptMs && releases.includes(since);
  for (const one of all) if (!isKept(one)) fs.rmSync(path.join(folder, one.file));
  const former = Object.fromEntries(all.filter(isKept).map(({ file, since }) => [file, since]));
  fs.writeFileSync(list, JSON.stringify(former, null, 1));
};
