import { projectFiles, readProjectFile } from '../support/documents/project-files';

/** A debit of a person's own account: by the account, as the price of something, or through a variable of the account. */
const debits = /from: (?:userAccount\(|own\b)|\[own, platform\]|\b(?:outOfPurse|holdMoney|referralMovements)\(/;
const asks = /\brequireFreeMoney\(/;

/** Files whose debits do not ask whether the money rests, and why. */
const others: Readonly<Record<string, string>> = {
  'squads/effects/hold-and-refund.ts': 'held for a squad; a mate gets it only for time that both have played',
  'bookings/booking-money.ts': 'held for a booking, which becomes a squad',
  'referrals/pay-referrals.ts': 'a share of what the same squad has just paid',
  'balance/start-withdrawal.ts': 'held by the request itself until the rest is over (hold-until.ts)',
  'balance/deposits/refund-deposit.ts': 'the provider has taken it back',
  'balance/desk/carry-out-correction.ts': 'an operator takes it, for the service',
};

const features = 'src/server/features/';

const debiting = (): readonly string[] =>
  projectFiles()
    .filter((name) => name.startsWith(features) && name.endsWith('.ts'))
    .filter((name) => debits.test(readProjectFile(name)))
    .map((name) => name.slice(features.length));

test.each([
  'await postTransfers(tx, operationId, [{ from: userAccount(giverId), to: userAccount(id), amount }], at);',
  '...outOfPurse(buyerId, userAccount(authorId), ofAuthor),',
  'const { bonus, gift } = await holdMoney(',
  'postTransfers(tx, operationId, referralMovements({ referrerId, reward, shares, hold }), at);',
])('the rule recognises %s', (line) => {
  expect(debits.test(line)).toBe(true);
});

test('whatever debits own money asks whether it rests, or says why it need not', () => {
  const silent = debiting().filter((name) => !asks.test(readProjectFile(features + name)));
  expect([...silent].sort()).toEqual(Object.keys(others).sort());
});
