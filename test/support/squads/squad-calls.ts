import type { SquadView } from '#contract/squads/squad-view.ts';
import type { Answer } from '../server/test-browser';
import type { TestPerson } from '../people/make-person';
import { paymentIn } from './squad-facts';

let keys = 0;

/** A fresh idempotency key. */
export const newKey = (): string => `test-key-${(keys += 1)}-${process.pid}`;

export interface SquadWish {
  readonly categoryId: number;
  readonly mateIds?: readonly string[];
  readonly friendIds?: readonly string[];
  readonly friendLinks?: number;
  readonly slots?: number;
  readonly visible?: boolean;
  readonly durationMinutes?: number;
  readonly languages?: readonly string[];
  readonly payMode?: 'OWNER' | 'SPLIT';
  readonly hot?: boolean;
  readonly recreateFrom?: number;
  readonly places?: Record<string, number>;
}

export const createSquadOf = (owner: TestPerson, wish: SquadWish): Promise<Answer<SquadView>> =>
  owner.browser.call('POST /v1/squads', {
    body: {
      gameId: 'cs2',
      platform: 'PC',
      durationMinutes: 60,
      slots: 2,
      payMode: 'OWNER',
      ...wish,
      languages: [...(wish.languages ?? ['ru'])],
      mateIds: [...(wish.mateIds ?? [])],
      friendIds: [...(wish.friendIds ?? [])],
    },
  });

export const showSquad = async (person: TestPerson, squadId: number): Promise<SquadView> =>
  (await person.browser.call('GET /v1/squads/{id}', { params: { id: squadId } })).body;

export const acceptOrder = (mate: TestPerson, squadId: number) =>
  mate.browser.call('POST /v1/squads/mate/orders/{id}/accept', { params: { id: squadId } });

export const confirmSquad = (person: TestPerson, squadId: number) =>
  person.browser.call('POST /v1/squads/{id}/confirm', { params: { id: squadId } });

/** Pays the amount that the squad's page shows as due. */
export const paySquad = async (payer: TestPerson, squadId: number, key = newKey()): Promise<Answer<SquadView>> => {
  const view = await showSquad(payer, squadId);
  return payer.browser.call('POST /v1/squads/{id}/pay', {
    params: { id: squadId },
    body: { amount: paymentIn(view, payer.id)?.amount ?? 0 },
    idempotencyKey: key,
  });
};

/** Brings a client and a mate to the lobby: both have paid and confirmed. */
export const playSquad = async (owner: TestPerson, mate: TestPerson, wish: SquadWish): Promise<number> => {
  const { body } = await createSquadOf(owner, { ...wish, mateIds: [mate.id] });
  await acceptOrder(mate, body.id);
  await paySquad(owner, body.id);
  await confirmSquad(mate, body.id);
  await confirmSquad(owner, body.id);
  await confirmSquad(mate, body.id);
  return body.id;
};
