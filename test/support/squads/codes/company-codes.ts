import type { TestPerson } from '../../people/make-person';
import { createSquadOf } from '../squad-calls';
import type { CodeStage, Provocation } from './code-stage';

const invite = (owner: TestPerson, squadId: number, mateId: string) =>
  owner.browser.call('POST /v1/squads/invite-mate', { body: { squadId, mateId } });
const params = (id: number) => ({ params: { id } });

/** Invites a mate who has been made unable to join. */
const inviteSpoilt =
  (spoil: string, ...values: readonly unknown[]) =>
  async ({ gathered, scene, sql }: CodeStage) => {
    const { owner, squadId } = await gathered(3);
    const mate = await scene.mate();
    await sql(spoil, mate.id, ...values);
    return invite(owner, squadId, mate.id);
  };

const visible = async ({ gathered }: CodeStage) => {
  const made = await gathered(3);
  await made.owner.browser.call('POST /v1/squads/{id}/publish', { ...params(made.squadId), body: {} });
  return made;
};

export const companyCodes: readonly Provocation[] = [
  [
    'SQUADS_ALREADY_INVITED',
    'the mate has an open invitation of this squad',
    async ({ scene, fun }) => {
      const [owner, mate] = [await scene.client(), await scene.mate()];
      const { body } = await createSquadOf(owner, { categoryId: fun, mateIds: [mate.id], slots: 3 });
      return invite(owner, body.id, mate.id);
    },
  ],
  [
    'SQUADS_ALREADY_MEMBER',
    'the mate is in',
    async ({ gathered }) => gathered(3).then(({ owner, mate, squadId }) => invite(owner, squadId, mate.id)),
  ],
  [
    'SQUADS_FULL',
    'no place is left',
    async ({ gathered, scene }) =>
      gathered().then(async ({ owner, squadId }) => invite(owner, squadId, (await scene.mate()).id)),
  ],
  [
    'SQUADS_MUST_BE_INVISIBLE',
    'a mate is invited into an open squad',
    async (stage) =>
      visible(stage).then(async ({ owner, squadId }) => invite(owner, squadId, (await stage.scene.mate()).id)),
  ],
  [
    'SQUADS_ALREADY_PUBLISHED',
    'the squad is open',
    async (stage) =>
      visible(stage).then(({ owner, squadId }) =>
        owner.browser.call('POST /v1/squads/{id}/publish', { ...params(squadId), body: {} }),
      ),
  ],
  [
    'SQUADS_MUST_BE_VISIBLE',
    'a stranger joins a closed squad',
    async ({ gathered, scene }) =>
      gathered(3).then(async ({ squadId }) =>
        (await scene.client()).browser.call('POST /v1/squads/{id}/join', { ...params(squadId), body: {} }),
      ),
  ],
  [
    'SQUADS_MATE_HAS_SQUAD',
    'the mate plays elsewhere',
    async ({ gathered }) => {
      const [{ owner, squadId }, { mate }] = [await gathered(3), await gathered()];
      return invite(owner, squadId, mate.id);
    },
  ],
  [
    'SQUADS_MATE_GAME_MISMATCH',
    'the mate plays another game',
    inviteSpoilt(`
    WITH platforms AS (UPDATE user_platform SET game_id = 'dota2' WHERE user_id = $1),
      categories AS (INSERT INTO mate_category (user_id, category_id) SELECT $1, id FROM category WHERE game_id = 'dota2')
    UPDATE mate_access SET game_id = 'dota2' WHERE user_id = $1`),
  ],
  [
    'SQUADS_MATE_PLATFORM_MISMATCH',
    'the mate plays elsewhere',
    inviteSpoilt("UPDATE user_platform SET platforms = '{PS}' WHERE user_id = $1"),
  ],
  [
    'SQUADS_MATE_LANGUAGE_MISMATCH',
    'no shared language',
    inviteSpoilt("UPDATE app_user SET languages = '{ja}' WHERE id = $1"),
  ],
  [
    'SQUADS_MATE_CATEGORY_DISABLED',
    'the mate does not play this category',
    inviteSpoilt(
      "DELETE FROM mate_category WHERE user_id = $1 AND category_id = (SELECT id FROM category WHERE game_id = 'cs2' AND kind = 'FUN')",
    ),
  ],
  [
    'SQUADS_CANNOT_KICK_YOURSELF',
    'the owner kicks themselves',
    async ({ gathered }) =>
      gathered().then(({ owner, squadId }) =>
        owner.browser.call('POST /v1/squads/kick/{id}', { params: { id: owner.id }, body: { squadId } }),
      ),
  ],
  [
    'SQUADS_MEMBER_NOT_FOUND',
    'somebody who is not in it',
    async ({ gathered, scene }) =>
      gathered().then(async ({ owner, squadId }) =>
        owner.browser.call('POST /v1/squads/kick/{id}', {
          params: { id: (await scene.client()).id },
          body: { squadId },
        }),
      ),
  ],
  [
    'SQUADS_NOT_FOUND',
    'no such squad',
    async ({ scene }) => (await scene.client()).browser.call('GET /v1/squads/{id}', params(99_999_999)),
  ],
  [
    'SQUADS_NOT_MEMBER',
    'a stranger confirms',
    async ({ gathered, scene }) =>
      gathered().then(async ({ squadId }) =>
        (await scene.client()).browser.call('POST /v1/squads/{id}/confirm', params(squadId)),
      ),
  ],
  [
    'SQUADS_NOT_OWNER',
    'the mate publishes',
    async ({ gathered }) =>
      gathered().then(({ mate, squadId }) =>
        mate.browser.call('POST /v1/squads/{id}/publish', { ...params(squadId), body: {} }),
      ),
  ],
];
