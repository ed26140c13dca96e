import { refusalsOf } from '#client/pages/desk/sections/disputes/dispute.ts';

type Asked = Parameters<typeof refusalsOf>[0];
type Party = Asked['parties'][number];

const aParty = (username: string, with_: Partial<Party>): Party => ({
  person: { id: username, username, avatarUrl: null },
  side: 'MATE',
  present: true,
  amount: 500,
  percent: 82,
  granted: false,
  opened: false,
  texts: [],
  files: [],
  ...with_,
});

const payer = aParty('Киберкот', { side: 'PAYER', opened: true });
const statement = [{ kind: 'COMMENT', text: 'Мы играли честно', at: '2026-11-27T01:00:00.000Z' }] as const;

const refusedBy = (mates: readonly Party[], with_: Partial<Asked> = {}) =>
  refusalsOf({ status: 'IN_PROGRESS', decision: null, parties: [payer, ...mates], ...with_ }).map(
    ({ person }) => person.username,
  );

test('a mate who disagreed without a word is known to disagree', () => {
  expect(refusedBy([aParty('Северин', {})])).toEqual(['Северин']);
});

test('of two mates the one who has not agreed disagrees', () => {
  expect(refusedBy([aParty('Северин', {}), aParty('Алиса', { granted: true })])).toEqual(['Северин']);
});

test('of two mates who have not agreed the one who wrote disagrees', () => {
  expect(refusedBy([aParty('Северин', {}), aParty('Алиса', { texts: [...statement] })])).toEqual(['Алиса']);
});

test('of two silent mates neither is said to disagree', () => {
  expect(refusedBy([aParty('Северин', {}), aParty('Алиса', {})])).toEqual([]);
});

test('while the other side may still answer, nobody disagrees', () => {
  expect(refusedBy([aParty('Северин', {})], { status: 'NEW' })).toEqual([]);
});
