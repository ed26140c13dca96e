import { projectFiles, readProjectFile } from '../support/documents/project-files';

/** Files whose names say `admin` or `administrator`: each means the role ADMIN, not the desk. */
const filesOfRole = [
  'src/domain/people/admin-permission.ts',
  'src/server/admin.ts',
  'src/server/features/audit/admins-with.ts',
  'src/server/features/chat/admin-in-chat.ts',
  'test/chat/administrators.test.ts',
  'test/client/chat/administrators.test.ts',
  'test/http/desk/administrators-are-told.test.ts',
  'test/support/people/make-administrator.ts',
];

/** Words of ours that may begin with `admin`, each with what they mean instead of the desk. */
const namesOfRole: readonly (readonly [RegExp, string])[] = [
  [/^adminPermissions?$/i, 'the specification’s permissions of an administrator'],
  [/^adminsWith$/, 'people who hold one of them'],
  [/^admin(?:Join|Leave|Left|Inside|Outside|Here|Enter|Exit|Place|Saga|StepFailed)/, 'an administrator in a chat'],
  [/^Admin(?:Bar|Entry)/, 'an administrator in a chat'],
  [/^adminCode$/, 'the setting ADMIN_CODE and the table admin_code'],
  [/^adminSeenAt$/, 'the column admin_seen_at'],
];

/** Wire names and what is quoted: they do not change, whatever we call the desk. */
const quoted = /'back office changed'/g;
const otherWord = /back[- ]?office|admin panel|operators[’'] room/i;

const files = projectFiles();
const texts = files.filter(
  (file) =>
    /^(?:src|test|scripts|deploy)\/.*\.(?:tsx?|js|cjs|yml|md)$|^docs\/(?:[\w-]+)\.md$|^[A-Z]+\.md$/.test(file) &&
    !/^(?:docs\/(?:glossary|roadmap|decisions)\.md|test\/architecture\/desk-word\.test\.ts)$/.test(file),
);
const sources = texts.filter((file) => /^(?:src|test|scripts)\/.*\.tsx?$/.test(file));

describe('the place where operators work is the desk', () => {
  test('no file or folder calls it otherwise', () => {
    const others = files.filter((file) => /(?:^|[/-])(?:admins?|administrat\w*|back-?office)(?:[/.-]|$)/.test(file));
    expect(others.filter((file) => !filesOfRole.includes(file))).toEqual([]);
    expect(filesOfRole.filter((file) => !others.includes(file))).toEqual([]);
  });

  test('no text calls it otherwise', () => {
    const found = texts.flatMap((file) =>
      readProjectFile(file)
        .replaceAll(quoted, '')
        .split('\n')
        .filter((line) => otherWord.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test('no name in the code begins with «admin» unless it means the role', () => {
    const names = new Set(sources.flatMap((file) => readProjectFile(file).match(/\b[aA]dmins?[A-Z]\w*/g) ?? []));
    expect([...names].filter((name) => !namesOfRole.some(([allowed]) => allowed.test(name)))).toEqual([]);
    expect(namesOfRole.filter(([allowed]) => ![...names].some((name) => allowed.test(name)))).toEqual([]);
  });
});
