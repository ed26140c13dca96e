import { projectFiles, readProjectFile } from '../support/documents/project-files';

/** Who may turn whatever was thrown into a failure beside the transport, and why. */
const byHand: Readonly<Record<string, string>> = {
  'src/client/features/deposit/deposit-modal.tsx': 'what a machine was refused is thrown at it',
  'src/client/features/mate-toggle/mate-toggle.tsx': 'what a machine was refused is thrown at it',
  'src/client/features/pov-request/upload-row.tsx': 'what a machine was refused is thrown at it',
  'src/client/pages/article/buy-article.tsx': 'an article is bought, or its price is topped up',
  'src/client/pages/desk/code/code-gate.tsx': 'a middleware reads the action of any call',
};

/** Reads an unknown error, or catches a call's to show nothing but it. */
const own = /\bfailureOf\b/;

const files = projectFiles().filter((file) => /^src\/client\/(?!api\/).*\.tsx?$/.test(file));

test('the rule recognises a failure that is read by hand', () => {
  expect(own.test('const { code, message } = failureOf(error);')).toBe(true);
  expect(own.test('const { value, failure } = await attempted(() => pay({ body }).unwrap());')).toBe(false);
});

test('a failed call is read by `attempted` or a hook made of it, that of a hook by `failureIn`', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => own.test(readProjectFile(file)))).toEqual(Object.keys(byHand));
});
