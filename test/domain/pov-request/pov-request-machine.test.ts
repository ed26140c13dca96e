import {
  requestPovRefusal,
  type PovEvent,
  type PovFacts,
  povRequestStatuses,
  povTerms,
} from '#domain/pov-request/pov-request.ts';
import { povAfter, povRequestMachine } from '#domain/pov-request/pov-request-machine.ts';
import { hours } from '#domain/time/durations.ts';

const at = Date.UTC(2026, 0, 1);
const facts = (changes: Partial<PovFacts> = {}): PovFacts => ({
  expiresAt: at + hours(1),
  files: 0,
  unfinishedFiles: 0,
  links: 0,
  ...changes,
});
const events: readonly PovEvent[] = [
  { type: 'pov.fileAdded', at, bytes: 1 },
  { type: 'pov.fileRemoved', at },
  { type: 'pov.linkAdded', at },
  { type: 'pov.linkRemoved', at },
  { type: 'pov.submitted', at },
  { type: 'pov.declined', at, comment: 'Не записывал' },
  { type: 'pov.expired', at },
];

describe('a request for a recording', () => {
  test('is open, then submitted, declined or expired for good', () => {
    expect(Object.keys(povRequestMachine.states)).toEqual([...povRequestStatuses]);
    const ends = events.map((event) => povAfter('REQUESTED', facts({ links: 1 }), event));
    expect(ends).toEqual(
      ['REQUESTED', 'REQUESTED', 'REQUESTED', 'REQUESTED', 'SUBMITTED', 'DECLINED', 'EXPIRED'].map((status) => ({
        status,
      })),
    );
    for (const status of ['SUBMITTED', 'DECLINED', 'EXPIRED'] as const) {
      for (const event of events)
        expect(povAfter(status, facts({ links: 1 }), event)).toEqual({ refused: 'POV_CLOSED' });
    }
  });

  test.each([
    [
      'a fourth file',
      facts({ files: 2, unfinishedFiles: 1 }),
      { type: 'pov.fileAdded', at, bytes: 1 },
      'POV_REQUESTS_FILES_LIMIT',
    ],
    [
      'a file over the limit',
      facts(),
      { type: 'pov.fileAdded', at, bytes: povTerms.maxFileBytes + 1 },
      'POV_REQUESTS_FILE_TOO_LARGE',
    ],
    ['a sixth link', facts({ links: 5 }), { type: 'pov.linkAdded', at }, 'POV_LINKS_LIMIT'],
    ['an empty answer', facts(), { type: 'pov.submitted', at }, 'POV_REQUESTS_INVALID_RESPONSE'],
    [
      'an answer while a file is on its way',
      facts({ files: 1, unfinishedFiles: 1 }),
      { type: 'pov.submitted', at },
      'POV_UPLOAD_UNFINISHED',
    ],
    [
      'a refusal without a word',
      facts(),
      { type: 'pov.declined', at, comment: ' \n' },
      'POV_REQUESTS_INVALID_RESPONSE',
    ],
    [
      'anything at the very end of the day',
      facts({ expiresAt: at, links: 1 }),
      { type: 'pov.submitted', at },
      'POV_CLOSED',
    ],
  ] as const)('refuses %s', (_what, context, event, refused) => {
    expect(povAfter('REQUESTED', context, event)).toEqual({ refused });
  });

  test('takes the largest file and the last of each', () => {
    expect(
      povAfter('REQUESTED', facts({ files: 2 }), { type: 'pov.fileAdded', at, bytes: povTerms.maxFileBytes }),
    ).toEqual({ status: 'REQUESTED' });
    expect(povAfter('REQUESTED', facts({ links: 4 }), { type: 'pov.linkAdded', at })).toEqual({ status: 'REQUESTED' });
  });

  test('can be made for two days after a finished game', () => {
    expect(requestPovRefusal({ status: 'FINISHED', finishedAt: at }, at + hours(48))).toBeNull();
    expect(requestPovRefusal({ status: 'FINISHED', finishedAt: at }, at + hours(48) + 1)).toBe(
      'ADMIN_SQUADS_POV_REQUEST_TIMEOUT_EXCEEDED',
    );
    for (const status of ['PENDING', 'READY', 'STARTED', 'IN_A_GAME', 'DISBANDED'] as const)
      expect(requestPovRefusal({ status, finishedAt: null }, at)).toBe('SQUADS_INVALID_STATE');
  });
});
