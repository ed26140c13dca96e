import type { LoggedSquadEvent } from '#domain/squad/step-log.ts';
import type { SquadStatus } from '#domain/squad/facts/squad-enums.ts';

interface Moment {
  readonly squadId: number;
  readonly number: number;
  readonly event: LoggedSquadEvent['type'];
  /** Null: the step cannot be repeated. */
  readonly status: SquadStatus | null;
}

/** Red until the rules lead elsewhere, or the developer has written where the step should lead. */
const disputed = ({ number, event, status }: Moment): string => `
// What was reported about step ${number}, ${event}: it led to ${status}. Write what it should have led to instead.
test('step ${number}, ${event}, leads where it should', () => {
  expect(life.find(({ number }) => number === ${number})?.state?.value).not.toBe('${status}');
});
`;

/**
 * A test for jest of a squad's life: it is red at the step where the rules cannot repeat it, and at the step that was
 * reported. `file`: the steps to give away, as JSON.
 */
export const caseTest = (file: string, moment: Moment): string => `import { createHash } from 'node:crypto';
import { type LoggedSquadStep, replaySquad } from '#domain/squad/step-log.ts';

const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The life of squad ${moment.squadId}, without names, ids and links. */
const steps: readonly LoggedSquadStep[] = JSON.parse(String.raw\`${file.replaceAll('`', '\\u0060').replaceAll('${', '\\u0024{')}\`);
const life = replaySquad(steps, hexOf);

test('every step leads where it led', () => {
  expect(life.filter(({ fault }) => fault !== null).map(({ number, event, fault }) => [number, event.type, fault])).toEqual([]);
});
${moment.status === null ? '' : disputed(moment)}`;
