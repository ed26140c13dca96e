import fs from 'node:fs';
import path from 'node:path';

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  fs.readFileSync(path.join(__dirname, '../../package.json'), 'utf8'),
);

/** Syntax of a POSIX shell: a variable before the command, quotes, lists, and its own commands. */
const posix = /(?:^|&& )\w+=|[';`$]|(?:^|&& )(?:rm|cp|mv|mkdir|export|sh|test|env) /;

test('what needs a POSIX shell is seen', () => {
  for (const script of ['SOAK=1 jest', 'build && A=1 jest', "jest 'a'", 'a; b', 'echo $A', 'a && rm -r b'])
    expect([script, posix.test(script)]).toEqual([script, true]);
});

test.each(Object.entries(scripts))('npm run %s needs no POSIX shell', (_name, script) => {
  expect(script).not.toMatch(posix);
});
