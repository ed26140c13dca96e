import { projectFiles, readProjectFile } from '../support/documents/project-files';

/** Who may turn whatever was thrown into a failure beside the transport, and why. */
const byHand: Readonly<Record<string, string>> = {
  'src/client/features/deposit/deposit-machine.ts': 'a machine reads what its actor has thrown',
  'src/client/features/mate-toggle/mate-toggle-machine.ts': 'a machine reads what its actor has thrown',
  'src/client/features/pov-request/pov-upload-machine.ts': 'a machine reads what its actor has thrown',
  'src/client/pages/desk/code/code-gate.tsx': 'a middleware reads the action of any call',
};

/** Whose calls at the desk are no act, or are told in another way, and how. */
const noAct: Readonly<Record<string, string>> = {
  'kit/list/view-tabs.tsx': 'the operator’s own views; a toast',
  'kit/record/picture-field.tsx': 'the upload of a field; the reason under it',
  'sections/today/money-card.tsx': 'a check that changes nothing; a toast',
  'shell/operator-menu.tsx': 'the end of the operator’s own session; a toast',
};

const byOwnHand = /\bfailureOf\b/;
const ownAct = /\b(?:attempted|useAttempt|useRefusalToast)\(/;

const files = projectFiles().filter((file) => /^src\/client\/(?!api\/).*\.tsx?$/.test(file));
const desk = files.flatMap((file) => (file.startsWith('src/client/pages/desk/') ? [file.slice(22)] : []));

test('the rules recognise a failure that is read by hand, and an act that is told by its own form', () => {
  expect(byOwnHand.test('const { code, message } = failureOf(error);')).toBe(true);
  expect(byOwnHand.test('const { value, failure } = await attempted(() => pay({ body }).unwrap());')).toBe(false);
  expect(ownAct.test('const { failure } = await attempted(() => pay({ body }).unwrap());')).toBe(true);
  expect(ownAct.test('const pay = useAct(usePayMutation(), { title });')).toBe(false);
});

test('a failed call is read by `attempted` or a hook made of it, the error of a hook by `failureIn`', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => byOwnHand.test(readProjectFile(file)))).toEqual(Object.keys(byHand));
});

test('how an act of an operator waits, fails and is told stands in use-act alone', () => {
  expect(desk.length).toBeGreaterThan(100);
  const own = desk.filter((file) => ownAct.test(readProjectFile(`src/client/pages/desk/${file}`)));
  expect(own.filter((file) => file !== 'kit/acts/use-act.ts')).toEqual(Object.keys(noAct));
});
