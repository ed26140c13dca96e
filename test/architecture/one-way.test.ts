import { projectFiles, readProjectFile } from '../support/documents/project-files';

/** What one function does for the whole page or server, so that nobody does it beside it. */
interface Way {
  readonly what: string;
  /** The file that does it. */
  readonly by: string;
  readonly found: (text: string) => readonly string[];
  readonly planted: string;
  /** Only where a person waits for it. */
  readonly inPagesOnly?: boolean;
}

/** Without the pages for developers, whose letters hold addresses of their own machine. */
const page = projectFiles().filter((file) => /^src\/client\/(?!pages\/dev\/).*\.tsx?$/.test(file));
const server = projectFiles().filter((file) => /^src\/server\/.*\.ts$/.test(file));
const shared = projectFiles().filter((file) => /^src\/(?:domain|contract)\/.*\.ts$/.test(file));
const mutations = new Set(
  page.flatMap((file) => [...readProjectFile(file).matchAll(/(\w+): build\.mutation\b/g)].map(([, name = '']) => name)),
);

const ways: readonly Way[] = [
  {
    what: 'runs a mutation outside of a hook: its entry would stay in the store',
    by: 'src/client/api/run-mutation.ts',
    found: (text) =>
      [...text.matchAll(/(\w+)\s*\.initiate\(/g)].flatMap(([, name = '']) => (mutations.has(name) ? [name] : [])),
    planted: 'dispatch(blogWritingApi.endpoints.saveDraft.initiate({ body }))',
  },
  {
    what: 'reads the key Enter, which may end a composition',
    by: 'src/client/kit/form/is-enter.ts',
    found: (text) => text.match(/(?:key|code)\s*[!=]==?\s*['"]Enter['"]|case ['"]Enter['"]/g) ?? [],
    planted: "if (event.key === 'Enter') send();",
  },
  {
    what: 'takes pasted files although text was meant',
    by: 'src/client/kit/form/pasted-files.ts',
    found: (text) => text.match(/clipboardData\??\.(?:files|items)/g) ?? [],
    planted: 'add(event.clipboardData.files)',
  },
  {
    what: 'looks for addresses in a text',
    by: 'src/domain/text/addresses.ts',
    found: (text) => text.match(/\blinkify|\(?https\?:\\\/\\\/\\S/g) ?? [],
    planted: "import { find } from 'linkifyjs';",
  },
  {
    what: 'compares secrets by itself',
    by: 'src/server/platform/secrets/is-same-secret.ts',
    found: (text) => text.match(/\btimingSafeEqual\(/g) ?? [],
    planted: 'left.length === right.length && timingSafeEqual(left, right)',
  },
  {
    what: 'formats numbers by Intl, whose first formatter takes a slow phone a tenth of a second',
    by: 'src/domain/text/format.ts',
    found: (text) => text.match(/\bIntl\.NumberFormat\(|\.toLocaleString\(/g) ?? [],
    planted: 'const share = (part: number) => part.toLocaleString("ru");',
  },
  {
    what: 'makes a formatter before it is needed',
    by: 'src/domain/text/format.ts',
    found: (text) => text.match(/^(?:export )?(?:const|let) \w+ = (?:new )?Intl\./gm) ?? [],
    planted: 'let zone = Intl.DateTimeFormat().resolvedOptions().timeZone;',
    inPagesOnly: true,
  },
];

test.each(ways)('no file $what', ({ by, found, planted, inPagesOnly }) => {
  expect(found(planted)).toHaveLength(1);
  expect(mutations.size).toBeGreaterThan(50);
  const files = [...page, ...shared, ...(inPagesOnly === true ? [] : server)];
  expect(files.filter((file) => file !== by && found(readProjectFile(file)).length > 0)).toEqual([]);
});
