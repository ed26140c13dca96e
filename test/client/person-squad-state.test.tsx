import { render } from '@testing-library/react';
import type { PersonSquad } from '#contract/desk/people/person-squads.ts';
import { hours } from '#domain/time/durations.ts';
import { SquadState } from '#client/pages/desk/sections/users/squad-state.tsx';

const squad: PersonSquad = {
  id: 18_402,
  gameId: 'cs2',
  gameName: 'Counter-Strike 2',
  category: { id: 1, name: 'Обучение', slug: 'education', kind: 'EDUCATION' },
  durationMinutes: 60,
  status: 'FINISHED',
  myType: 'MATE',
  members: [],
  amount: 0,
  createdAt: '2026-11-22T12:00:00.000Z',
  finishedAt: null,
  settled: false,
  left: false,
  repeatable: false,
  dispute: null,
  disputableUntil: null,
  reviewPending: false,
  recreatedAs: null,
  price: 910,
  refunded: 0,
  income: 728,
  until: null,
  wantedPercent: null,
};
const textOf = (change: Partial<PersonSquad>): string =>
  render(<SquadState squad={{ ...squad, ...change }} />).container.textContent;
const inTwoHours = () => new Date(Date.now() + hours(2) + 30_000).toISOString();

describe('an operator reads of a squad first what its money waits for', () => {
  test('a dispute before the settlement that it holds up', () => {
    expect(textOf({ dispute: 'IN_PROGRESS', wantedPercent: 50, until: inTwoHours() })).toBe('Спорпросят 50 %');
  });

  test('when the money comes, and when it has come', () => {
    expect(textOf({ until: inTwoHours() })).toMatch(/^Ждёт расчётачерез 2\sч$/);
    expect(textOf({ settled: true })).toBe('Рассчитан');
    expect(textOf({ settled: true, dispute: 'CLOSED', refunded: 455 })).toMatch(/^Рассчитанвозврат 455/);
  });

  test('what went back from one that was not played', () => {
    expect(textOf({ status: 'DISBANDED', refunded: 910 })).toMatch(/^Распущенвозврат 910/);
  });

  test('how long a game still goes, but not for who has left it', () => {
    expect(textOf({ status: 'IN_A_GAME', until: inTwoHours() })).toMatch(/^В игреещё 2\sч$/);
    expect(textOf({ status: 'IN_A_GAME', until: inTwoHours(), left: true })).toBe('В игревышел раньше');
  });
});
