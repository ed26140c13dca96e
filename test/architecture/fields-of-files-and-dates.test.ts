import { projectFiles, readProjectFile } from '../support/documents/project-files';

const page = projectFiles().filter((file) => /^src\/client\/.*\.tsx$/.test(file));

/** The files that have such a field. */
const withField = (type: string): readonly string[] =>
  page.filter((file) => new RegExp(`\\btype="${type}"`).test(readProjectFile(file)));

test('files are chosen by `FileInput`, by which what is said of them waits until it can be heard', () => {
  expect(withField('file')).toEqual([
    'src/client/kit/controls/file-input.tsx',
    // A field that is seen itself and only keeps the name of what was chosen.
    'src/client/pages/desk/kit/acts/table-file-field.tsx',
  ]);
});

test.each(['month', 'week'])('there is no field of a %s: Firefox and Safari show a line of text instead', (type) => {
  expect(withField(type)).toEqual([]);
});
