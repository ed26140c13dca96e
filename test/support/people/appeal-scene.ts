import type { AppealKind } from '#domain/appeals/appeal-kinds.ts';
import type { AppealOutcome } from '#domain/appeals/appeal-states.ts';
import { makeAdministrator } from './make-administrator';
import type { TestPerson } from './make-person';
import type { TestServer } from '../server/start-test-server';

/** Why a decision is wrong, and what operators answer. */
export const words = 'Связь пропала у всего дома, вот справка';
export const answer = 'Справку посмотрели, решение было ошибкой';

/** Calls of people who appeal and of operators who judge. */
export const appealScene = (server: TestServer) => {
  const decisions = async ({ browser }: TestPerson) => (await browser.call('GET /v1/appeals')).body.items;

  const decisionOf = async (person: TestPerson, kind: AppealKind) => {
    const found = (await decisions(person)).find((one) => one.kind === kind);
    if (!found) throw new Error(`no decision of the kind ${kind}`);
    return found;
  };

  const appeal = ({ browser }: TestPerson, kind: AppealKind, decision: string, said = words) =>
    browser.call('POST /v1/appeals', { body: { kind, decision, words: said } });

  /** The appeals of a person as operators list them. */
  const listed = async ({ browser }: TestPerson, { id }: Pick<TestPerson, 'id'>) =>
    (await browser.call('GET /v1/admin/appeals', { query: { personId: id } })).body.items;

  const judge = () => makeAdministrator(server, 'MANAGE_APPEALS', 'UNBLOCK_USERS');

  const decide = ({ browser }: TestPerson, id: string, outcome: AppealOutcome = 'UPHELD', seen = 0) =>
    browser.call('POST /v1/admin/appeals/{id}/decide', { params: { id }, body: { outcome, reason: answer, seen } });

  /** Appeals against the person's only decision of this kind, and has it upheld or declined. Returns its id. */
  const settle = async (person: TestPerson, kind: AppealKind, outcome: AppealOutcome = 'UPHELD'): Promise<string> => {
    const { decision } = await decisionOf(person, kind);
    expect((await appeal(person, kind, decision)).code).toBeNull();
    const boss = await judge();
    const [made] = await listed(boss, person);
    expect((await decide(boss, made?.id ?? '', outcome)).body).toMatchObject({ state: outcome, answer });
    return made?.id ?? '';
  };

  const told = async ({ browser }: TestPerson): Promise<readonly string[]> =>
    (await browser.call('GET /v1/notifications')).body.items
      .filter(({ kind }) => kind === 'APPEAL_DECIDED')
      .map(({ title, text }) => `${title}: ${text}`);

  return { decisions, decisionOf, appeal, listed, judge, decide, settle, told };
};
