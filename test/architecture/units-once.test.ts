import { projectFiles, readProjectFile } from '../support/documents/project-files';

/** Conversions by hand: the schemas of the contract do them for every call. */
const conversion = /\b(?:kopecksToRubles|rublesToKopecks)\(/;
const isoText = /\.toISOString\(\)(?!\.(?:slice|startsWith|split)\()/;

/** Where a sum in rubles is no part of a call, and why. */
const rublesElsewhere: Readonly<Record<string, string>> = {
  'platform/db/filters.ts': 'filters of lists are logged with an export as they were asked',
  'platform/tables/csv-file.ts': 'cells of a file',
  'platform/tables/xlsx-file.ts': 'cells of a file',
  'features/balance/deposits/create-deposit.ts': 'a sentence for a person',
  'features/balance/refunds/ask-refund.ts': 'a sentence for a person',
  'features/balance/providers/advance-receipt.ts': 'what a provider is sent',
  'features/balance/providers/dummy.ts': 'what a provider sends',
  'features/receipts/tills/atol-document.ts': 'what a till is sent',
  'features/settings/desk-settings-handlers.ts': 'a setting has the unit that its name says',
};

/** Where a moment is a text and no part of a call that has one. */
const textsElsewhere: Readonly<Record<string, string>> = {
  'platform/retention/retention-rule.ts': 'a part of a condition',
  'platform/http/response-headers.ts': 'a header',
  'platform/http/rate-limit.ts': 'a parameter of a raw statement',
  'platform/sessions/find-session.ts': 'a parameter of a prepared statement',
  'platform/steps/write-step.ts': 'a stored step',
  'features/squads/effects/record-history.ts': 'a stored step',
  'features/squads/consequences.ts': 'an event of the socket, which the browser reads as it is',
  'features/receipts/tills/training-till.ts': 'what a till answers',
  'features/receipts/past-receipts.ts': 'a stored receipt',
  'features/auth/login-link.ts': 'a stored letter',
  'features/auth/confirm-email.ts': 'a stored letter',
  'features/auth/reset-password.ts': 'a stored letter',
};

const rooms = /^src\/server\/(?:features|platform)\//;
const chat = /^src\/server\/features\/chat\//;

const placesOf = (pattern: RegExp): readonly string[] =>
  projectFiles()
    .filter((name) => rooms.test(name) && !chat.test(name) && name.endsWith('.ts'))
    .filter((name) => pattern.test(readProjectFile(name)))
    .map((name) => name.slice('src/server/'.length))
    .sort();

test.each(['amount: kopecksToRubles(row.amount),', 'const amount = rublesToKopecks(body.amount);'])(
  'the rule of sums recognises %s',
  (line) => expect(conversion.test(line)).toBe(true),
);

test.each(['createdAt: row.createdAt.toISOString(),', 'at: at?.toISOString() ?? null,'])(
  'the rule of moments recognises %s',
  (line) => expect(isoText.test(line)).toBe(true),
);

test('no handler converts a sum by hand', () =>
  expect(placesOf(conversion)).toEqual(Object.keys(rublesElsewhere).sort()));

test('no handler writes a moment as a text', () =>
  expect(placesOf(isoText)).toEqual(Object.keys(textsElsewhere).sort()));
