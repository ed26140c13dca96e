import { projectFiles } from '../support/documents/project-files';
import { constantOf, namedBy, resourcesOf } from './resource-names';

/** Resources that are not called as in their paths, each with what the paths' own word would have hidden. */
const otherThanPath: Readonly<Record<string, string>> = {
  'blog-purchase': 'paths of the balance: what is bought is an article',
  'blog-writing': 'paths of the blog: an author’s side, beside the readers’',
  'desk-accountant': 'paths of the ledger: its files are for somebody who never works at the desk',
  'desk-tools': 'queues, notes, views, looks and search: what each section of the desk has',
  'desk-user-tabs': 'paths of one person of `users`: the lists of their card',
  'own-data': '`data.zip` does not say whose',
  reference: 'games, countries, languages: what every page takes as given',
  'prepaid-squad': '`squads/deposit` is a payment, what comes of it a squad',
  'squad-lists': '`squads` alone would be all of them',
  'squad-members': '`squads` alone would be all of them',
  'squad-play': '`squads` alone would be all of them',
};

/** Resources of the desk without a section of their own name, each with where they are worked on. */
const otherThanSection: Readonly<Record<string, string>> = {
  'desk-blog': '`articles`, the address of its section',
  'desk-categories': '`catalogue`, with the games that they are of',
  'desk-games': '`catalogue`',
  'desk-courses': '`pages`, where each has its landing',
  'desk-code': 'before the sections, `code`',
  'desk-tools': 'around the sections, `kit` and `shell`',
  'desk-accountant': '`ledger`, whose files they are',
  'desk-payouts': '`withdrawals`, which they pay',
  'desk-pov-requests': '`recordings`, the address of its section',
  'desk-second-step': '`users`, on the card of a person',
  'desk-user-tabs': '`users`, on the card of a person',
  'desk-squad-steps': '`squads`, in the case of one',
};

/** Resources that no test is named after, each with what tests them. */
const otherThanTest: Readonly<Record<string, string>> = {
  'dev-applications': 'a demo’s own applications, walked by the journeys of the demo',
};

const files = projectFiles();
const resources = resourcesOf(files);
const tests = files.filter(
  (file) => /^test\/.*\.test\.tsx?$/.test(file) && !/^test\/(?:architecture|contract)\//.test(file),
);

const withoutDesk = (name: string): string => name.replace(/^desk-/, '');

describe('one name for a resource', () => {
  test('there are as many resources as files with endpoints', () => {
    expect(resources.length).toBeGreaterThan(100);
    expect(resources.filter(({ constants }) => constants.length !== 1)).toEqual([]);
  });

  test.each(resources)('$name is called the same in contract, handlers, slices and tests', (resource) => {
    const { name, constants, handlers, slices } = resource;
    expect(constants).toEqual([constantOf(name)]);
    expect(handlers.map((file) => namedBy(file, '-handlers'))).toEqual([name]);
    // A page that needs few of the calls has them in a slice with a further word; the desk may ask the product's own.
    const names = slices.map((file) => `${namedBy(file, '-api')}-`);
    expect(names.filter((slice) => !slice.startsWith(`${name}-`) && !slice.startsWith(`desk-${name}-`))).toEqual([]);
    const named = new RegExp(`(?:^|[/-])${withoutDesk(name)}(?:[/.-]|$)`);
    expect(tests.some((file) => named.test(file))).toBe(!(name in otherThanTest));
  });

  test.each(resources)('$name says every word that it is called by in its paths', ({ name, paths }) => {
    const words = withoutDesk(name).split('-');
    const said = words.every((word) => paths.some((path) => path.includes(word.replace(/s$/, ''))));
    expect(said).toBe(!(name in otherThanPath));
  });

  test.each(resources.filter(({ name }) => name.startsWith('desk-')))('$name has a section of its name', ({ name }) => {
    const folder = `src/client/pages/desk/sections/${withoutDesk(name)}/`;
    expect(files.some((file) => file.startsWith(folder))).toBe(!(name in otherThanSection));
  });

  test('an exception is one of a resource that exists', () => {
    const names = new Set(resources.map(({ name }) => name));
    const excepted = [otherThanPath, otherThanSection, otherThanTest].flatMap((reasons) => Object.keys(reasons));
    expect(excepted.filter((name) => !names.has(name))).toEqual([]);
  });
});
