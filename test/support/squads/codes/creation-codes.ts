import { createSquadOf } from '../squad-calls';
import type { Provocation } from './code-stage';

const noOne = '00000000-0000-7000-8000-000000000000';

export const creationCodes: readonly Provocation[] = [
  [
    'SQUADS_HAS_SQUAD',
    'the creator has an active squad',
    async ({ gathered, fun }) => createSquadOf((await gathered()).owner, { categoryId: fun, hot: true }),
  ],
  [
    'SQUADS_HAS_INVITATION',
    'the mate whom a mate calls has called them already',
    async ({ scene, fun }) => {
      const [one, other] = [await scene.mate(), await scene.mate()];
      await createSquadOf(one, { categoryId: fun, mateIds: [other.id], slots: 3 });
      return createSquadOf(other, { categoryId: fun, mateIds: [one.id], slots: 3 });
    },
  ],
  [
    'SQUADS_GAME_NOT_FOUND',
    'no such game',
    async ({ scene, fun }) =>
      (await scene.client()).browser.call('POST /v1/squads', {
        body: {
          gameId: 'no-such-game',
          categoryId: fun,
          platform: 'PC',
          languages: ['ru'],
          durationMinutes: 60,
          slots: 2,
          payMode: 'OWNER',
          hot: true,
        },
      }),
  ],
  [
    'SQUADS_CATEGORY_NOT_FOUND',
    'no such category',
    async ({ scene }) => createSquadOf(await scene.client(), { categoryId: 999_999, hot: true }),
  ],
  [
    'SQUADS_CANNOT_PLAY_CATEGORY',
    'a trial lesson of somebody who has finished a squad',
    async ({ finished, scene, trial }) =>
      createSquadOf((await finished()).owner, {
        categoryId: trial,
        mateIds: [(await scene.mate()).id],
        durationMinutes: 30,
      }),
  ],
  [
    'SQUADS_CATEGORY_PROMO_DISABLED',
    'trial lessons are switched off',
    async ({ scene, trial, sql }) => {
      const [person, mate] = [await scene.client(), await scene.mate()];
      await sql('UPDATE category SET enabled = false WHERE id = $1', trial);
      const answer = await createSquadOf(person, { categoryId: trial, mateIds: [mate.id], durationMinutes: 30 });
      await sql('UPDATE category SET enabled = true WHERE id = $1', trial);
      return answer;
    },
  ],
  [
    'SQUADS_INVALID_PLATFORM',
    'the game is not played there',
    async ({ scene, fun }) =>
      (await scene.client()).browser.call('POST /v1/squads', {
        body: {
          gameId: 'cs2',
          categoryId: fun,
          platform: 'XBOX',
          languages: ['ru'],
          durationMinutes: 60,
          slots: 2,
          payMode: 'OWNER',
          hot: true,
        },
      }),
  ],
  [
    'SQUADS_INVALID_MEMBERS',
    'neither a mate nor hot',
    async ({ scene, fun }) => createSquadOf(await scene.client(), { categoryId: fun }),
  ],
  [
    'SQUADS_MAX_SLOTS',
    'more places than the game has',
    async ({ scene, fun }) => createSquadOf(await scene.client(), { categoryId: fun, slots: 9, hot: true }),
  ],
  [
    'SQUADS_MATE_NOT_FOUND',
    'a price with somebody who is no mate',
    async ({ scene, fun }) =>
      (await scene.client()).browser.call('POST /v1/squads/calculate', {
        body: { gameId: 'cs2', categoryId: fun, durationMinutes: 60, mateIds: [noOne], clients: 1, payMode: 'OWNER' },
      }),
  ],
  [
    'SQUADS_MATE_NOT_ACTIVE',
    'a mate with orders off creates a squad',
    async ({ scene, fun }) => createSquadOf(await scene.mate({ active: false }), { categoryId: fun, slots: 3 }),
  ],
  [
    'SQUADS_INVALID_ONBOARDING',
    'a mate without a description creates a squad',
    async ({ scene, fun, sql }) => {
      const mate = await scene.mate();
      await sql('UPDATE app_user SET description = NULL WHERE id = $1', mate.id);
      return createSquadOf(mate, { categoryId: fun, slots: 3 });
    },
  ],
  [
    'SQUADS_CANNOT_DEPOSIT',
    'nothing is missing for the first squad',
    async ({ scene }) =>
      (await scene.client(500)).browser.call('POST /v1/squads/deposit-first-squad', {
        body: { method: 'SBP' },
        idempotencyKey: 'nothing-is-missing',
      }),
  ],
];
