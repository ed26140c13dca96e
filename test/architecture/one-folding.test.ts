import { projectFiles, readProjectFile } from '../support/documents/project-files';

/** Comparing in another form than `searchForm`: people find nothing by «е» where «ё» was written. */
const ownFolding =
  /\.to(?:Locale)?LowerCase\([^)]*\)\s*\.(?:includes|startsWith|indexOf)\(|\bILIKE\b|\blower\([^)]*\)+\s+LIKE\b/;

const places = (): readonly string[] =>
  projectFiles()
    .filter((name) => /^src\/.*\.tsx?$/.test(name))
    .filter((name) => ownFolding.test(readProjectFile(name)));

test.each([
  'title.toLowerCase().includes(wanted)',
  "title.toLocaleLowerCase('ru').includes(wanted)",
  'sql`${column} ILIKE ${pattern}`',
  'sql`lower(${column}) LIKE ${pattern}`',
])('the rule recognises %s', (line) => {
  expect(ownFolding.test(line)).toBe(true);
});

test('every search compares by searchForm', () => {
  expect(places()).toEqual([]);
});
