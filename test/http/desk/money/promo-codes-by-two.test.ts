import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { promoCodeNeedsTwo } from '#domain/pricing/promo-code-state.ts';
import { rublesToKopecks } from '#domain/money/kopecks.ts';
import { seenBy } from '#test/support/desk.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import type { TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { createSquadOf } from '#test/support/squads/squad-calls.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';

const server = serverForTests();
const scene = sceneForTests(server);

const operator = (...permissions: readonly AdminPermission[]) => makeAdministrator(server, ...permissions);

const percent = (size: number) => ({ kind: 'PERCENT' as const, percent: size });
const fixed = (amount: number) => ({ kind: 'FIXED' as const, amount });
const limits = { expiresAt: null, maxUses: null as number | null, maxUsesPerUser: null as number | null };
const everywhere = { gameId: null, categoryIds: [], categoryKinds: [] };

type Discount = ReturnType<typeof percent> | ReturnType<typeof fixed>;

const create = async (by: TestPerson, code: string, discount: Discount, more: Partial<typeof limits> = {}) =>
  (await by.browser.call('POST /v1/admin/promo-codes', { body: { code, discount, ...everywhere, ...limits, ...more } }))
    .body;
const subject = (code: string) => `promo-code:${code.toLowerCase()}` as const;
const confirm = async (by: TestPerson, code: string) =>
  by.browser.call('POST /v1/admin/promo-codes/{code}/confirm', {
    params: { code },
    body: { seen: await seenBy(by, subject(code)) },
  });
const change = async (by: TestPerson, code: string, more: Partial<typeof limits>) =>
  (
    await by.browser.call('PUT /v1/admin/promo-codes/{code}', {
      params: { code },
      body: { seen: await seenBy(by, subject(code)), ...limits, ...more },
    })
  ).body;
const applied = async (code: string) => {
  const [owner, mate] = [await scene.client(5000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  return (await owner.browser.call('POST /v1/squads/{id}/promo-code', { params: { id: body.id }, body: { code } }))
    .code;
};

const sum = rublesToKopecks;

test.each<[string, boolean, Partial<Parameters<typeof promoCodeNeedsTwo>[0]>]>([
  ['30 %', false, { percent: 30 }],
  ['31 %, however few may use it,', true, { percent: 31, maxUses: 1 }],
  ['500 ₽ twenty times', false, { amount: sum(500), maxUses: 20 }],
  ['500 ₽ twenty-one times', true, { amount: sum(500), maxUses: 21 }],
  ['100 ₽ without end', true, { amount: sum(100) }],
  ['100 ₽ for one person, five times,', false, { amount: sum(100), maxUsesPerUser: 5, personal: true }],
  ['100 ₽ for everybody, each five times,', true, { amount: sum(100), maxUsesPerUser: 5 }],
])('that a code of %s needs two operators is %s', (_what, needsTwo, terms) => {
  const none = { percent: null, amount: null, maxUses: null, maxUsesPerUser: null, personal: false };
  expect(promoCodeNeedsTwo({ ...none, ...terms })).toBe(needsTwo);
});

test('a code that may cost much is valid once another operator agrees', async () => {
  const [first, second] = [await operator('MANAGE_PROMO_CODES'), await operator('MANAGE_PROMO_CODES')];
  expect(await create(first, 'BIG-50', percent(50))).toMatchObject({ state: 'WAITING', askedBy: { id: first.id } });
  expect(await applied('BIG-50')).not.toBeNull();
  const { queues } = (await second.browser.call('GET /v1/admin/queues')).body;
  expect(queues.find(({ queue }) => queue === 'agreements')?.first).toMatchObject({
    what: 'promo-code:big-50',
    person: first.username,
    takeable: true,
  });
  expect((await confirm(first, 'BIG-50')).code).toBe('ADMIN_SECOND_OPERATOR');
  expect((await confirm(second, 'BIG-50')).body).toMatchObject({ state: 'ACTIVE', askedBy: null });
  expect((await confirm(second, 'BIG-50')).code).toBe('ADMIN_CHANGED_MEANWHILE');
  expect(await applied('BIG-50')).toBeNull();
});

test('limits that are widened beyond it wait again, those that are narrowed do not', async () => {
  const [first, second] = [await operator('MANAGE_PROMO_CODES'), await operator('MANAGE_PROMO_CODES')];
  expect((await create(first, 'FIXED-500', fixed(500), { maxUses: 20 })).state).toBe('ACTIVE');
  expect((await change(first, 'FIXED-500', { maxUses: 40 })).state).toBe('WAITING');
  await confirm(second, 'FIXED-500');
  expect((await change(first, 'FIXED-500', { maxUses: 30 })).state).toBe('ACTIVE');
  expect(await change(second, 'FIXED-500', { maxUses: null })).toMatchObject({
    state: 'WAITING',
    askedBy: { id: second.id },
  });
  expect((await change(second, 'FIXED-500', { maxUses: 10 })).state).toBe('ACTIVE');
});

test('the owner of a personal code is told once it is valid', async () => {
  const [first, second] = [
    await operator('MANAGE_PERSONAL_PROMO_CODES'),
    await operator('MANAGE_PERSONAL_PROMO_CODES'),
  ];
  const client = await scene.client(0);
  const told = async () =>
    (await client.browser.call('GET /v1/notifications', { query: {} })).body.items.filter(({ text }) =>
      text.includes('MINE-40'),
    ).length;
  await first.browser.call('POST /v1/admin/promo-codes/personal', {
    body: { code: 'MINE-40', discount: percent(40), ...everywhere, ...limits, userId: client.id },
  });
  const own = async () => (await client.browser.call('GET /v1/promo-codes/my')).body;
  expect([await told(), JSON.stringify(await own()).includes('MINE-40')]).toEqual([0, false]);
  await confirm(second, 'MINE-40');
  expect([await told(), JSON.stringify(await own()).includes('MINE-40')]).toEqual([1, true]);
});
