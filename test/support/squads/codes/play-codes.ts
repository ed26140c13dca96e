import { disputeTerms } from '../../../../src/domain/squad/facts/squad-limits';
import { confirmSquad, createSquadOf, newKey, paySquad } from '../squad-calls';
import type { Provocation } from './code-stage';

const params = (id: number) => ({ params: { id } });
const dispute = { reason: 'Напарник половину игры не отвечал в голосе', wantedPercent: 50 };

export const playCodes: readonly Provocation[] = [
  [
    'SQUADS_MEMBERS_MUST_JOIN',
    'paid while the mate has not answered',
    async ({ scene, fun }) => {
      const [owner, mate] = [await scene.client(1000), await scene.mate()];
      const { body } = await createSquadOf(owner, { categoryId: fun, mateIds: [mate.id] });
      return owner.browser.call('POST /v1/squads/{id}/pay', {
        ...params(body.id),
        body: { amount: 100 },
        idempotencyKey: newKey(),
      });
    },
  ],
  [
    'SQUADS_INVALID_MEMBER_PAYMENT',
    'another sum than stands',
    async ({ gathered }) =>
      gathered().then(({ owner, squadId }) =>
        owner.browser.call('POST /v1/squads/{id}/pay', {
          ...params(squadId),
          body: { amount: 1 },
          idempotencyKey: newKey(),
        }),
      ),
  ],
  [
    'SQUADS_INVALID_STATE',
    'confirmed twice',
    async ({ gathered }) =>
      gathered().then(async ({ mate, squadId }) => (await confirmSquad(mate, squadId), confirmSquad(mate, squadId))),
  ],
  [
    'SQUADS_CANNOT_REQUEST_EARLY_FINISH',
    'asked in the first ten minutes',
    async ({ gathered }) => {
      const { owner, mate, squadId } = await gathered();
      await paySquad(owner, squadId);
      for (const person of [mate, mate, owner]) await confirmSquad(person, squadId);
      return owner.browser.call('POST /v1/squads/{id}/request-early-finish', params(squadId));
    },
  ],
  [
    'SQUADS_DISPUTE_CANNOT_BE_CREATED',
    'nobody has paid',
    async ({ gathered }) =>
      gathered().then(({ owner, squadId }) =>
        owner.browser.call('POST /v1/squads/{id}/dispute', { ...params(squadId), body: dispute }),
      ),
  ],
  [
    'SQUADS_DISPUTE_CONFIRMED',
    'confirmed by everybody who paid',
    async ({ finished }) => {
      const { owner, squadId } = await finished();
      await confirmSquad(owner, squadId);
      return owner.browser.call('POST /v1/squads/{id}/dispute', { ...params(squadId), body: dispute });
    },
  ],
  [
    'SQUADS_DISPUTE_TOO_LATE',
    'a day after the game',
    async ({ finished, server }) => {
      const { owner, squadId } = await finished();
      server.clock.advance(disputeTerms.openWithin);
      return owner.browser.call('POST /v1/squads/{id}/dispute', { ...params(squadId), body: dispute });
    },
  ],
  [
    'SQUADS_DISPUTE_ALREADY_CREATED',
    'opened twice',
    async ({ finished }) => {
      const { owner, squadId } = await finished();
      await owner.browser.call('POST /v1/squads/{id}/dispute', { ...params(squadId), body: dispute });
      return owner.browser.call('POST /v1/squads/{id}/dispute', { ...params(squadId), body: dispute });
    },
  ],
  [
    'SQUADS_ALREADY_REPEATED',
    'repeated twice',
    async ({ finished }) => {
      const { owner, squadId } = await finished();
      const { body } = await owner.browser.call('POST /v1/squads/{id}/repeat', params(squadId));
      await owner.browser.call('POST /v1/squads/{id}/disband', { ...params(body.id), body: {} });
      return owner.browser.call('POST /v1/squads/{id}/repeat', params(squadId));
    },
  ],
  [
    'SQUADS_NOT_REPEATABLE',
    'a disputed game',
    async ({ finished }) => {
      const { owner, squadId } = await finished();
      await owner.browser.call('POST /v1/squads/{id}/dispute', { ...params(squadId), body: dispute });
      return owner.browser.call('POST /v1/squads/{id}/repeat', params(squadId));
    },
  ],
  [
    'SQUADS_INVALID_REVIEW_CRITERIA',
    'a review without marks',
    async ({ finished }) =>
      finished().then(({ owner, mate, squadId }) =>
        owner.browser.call('POST /v1/squads/{id}/reviews', {
          ...params(squadId),
          body: { subjectId: mate.id, marks: [], text: 'Отличная игра, спасибо' },
        }),
      ),
  ],
];
