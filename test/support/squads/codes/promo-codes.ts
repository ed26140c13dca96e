import { type PromoLimits, storePromo } from '../store-promo';
import { storePromoUse } from '../store-promo-use';
import type { SquadErrorCode } from '#domain/squad/facts/squad-refusal-code.ts';
import type { Provocation } from './code-stage';

const limited = (code: SquadErrorCode, why: string, name: string, limits: PromoLimits): Provocation => [
  code,
  why,
  async ({ server, gathered }) => {
    const { owner, squadId } = await gathered();
    await storePromo(server, { code: name, percent: 10, amount: null }, limits);
    return owner.browser.call('POST /v1/squads/{id}/promo-code', { params: { id: squadId }, body: { code: name } });
  },
];

export const promoCodes: readonly Provocation[] = [
  limited('SQUADS_PROMO_CODE_EXPIRED', 'its time is over', 'OVER', { expiresAt: new Date(0) }),
  limited('SQUADS_PROMO_CODE_DEACTIVATED', 'switched off', 'OFFLINE', { deactivatedAt: new Date(0) }),
  limited('SQUADS_PROMO_CODE_GAME_MISMATCH', 'for another game', 'DOTA', { gameId: 'dota2' }),
  limited('SQUADS_PROMO_CODE_CATEGORY_MISMATCH', 'for another category', 'OTHER', { categoryIds: [999_999] }),
  limited('SQUADS_PROMO_CODE_CATEGORY_GOAL_MISMATCH', 'for another goal', 'GOAL', { categoryKinds: ['EDUCATION'] }),
  limited('SQUADS_PROMO_CODE_EXCEEDS_USES', 'all uses are taken', 'TAKEN', { maxUses: 1, uses: 1 }),
  [
    'SQUADS_PROMO_CODE_WRONG_USER',
    'somebody else’s',
    async ({ server, scene, gathered }) => {
      const { owner, squadId } = await gathered();
      await storePromo(server, { code: 'PERSONAL', percent: 10, amount: null }, { userId: (await scene.client()).id });
      return owner.browser.call('POST /v1/squads/{id}/promo-code', {
        params: { id: squadId },
        body: { code: 'PERSONAL' },
      });
    },
  ],
  [
    'SQUADS_PROMO_CODE_NOT_FOUND',
    'no such code',
    async ({ gathered }) =>
      gathered().then(({ owner, squadId }) =>
        owner.browser.call('POST /v1/squads/{id}/promo-code', {
          params: { id: squadId },
          body: { code: 'NOSUCHCODE' },
        }),
      ),
  ],
  [
    'SQUADS_PROMO_CODE_EXCEEDS_USER_USES',
    'their one use was in another squad',
    async ({ server, gathered }) => {
      const [{ owner, squadId }, other] = [await gathered(), await gathered()];
      await storePromo(server, { code: 'ONCE', percent: 10, amount: null }, { maxUsesPerUser: 1 });
      await storePromoUse(server, 'ONCE', { squadId: other.squadId, userId: owner.id });
      return owner.browser.call('POST /v1/squads/{id}/promo-code', { params: { id: squadId }, body: { code: 'ONCE' } });
    },
  ],
  [
    'SQUADS_BETTER_PROMO_CODE_USED',
    'the present one saves more',
    async ({ server, gathered }) => {
      const { owner, squadId } = await gathered();
      await storePromo(server, { code: 'BEST', percent: 50, amount: null });
      await storePromo(server, { code: 'WORSE', percent: 5, amount: null });
      const apply = (code: string) =>
        owner.browser.call('POST /v1/squads/{id}/promo-code', { params: { id: squadId }, body: { code } });
      await apply('BEST');
      return apply('WORSE');
    },
  ],
];
