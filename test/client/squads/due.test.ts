import { dueKind, type DueKind } from '#client/features/squad/due/due-kind.ts';
import type { SquadStatus } from '#domain/squad/facts/squad-enums.ts';
import { dueCountdown } from '#client/features/squad/due/due-card.tsx';
import { fitMate } from '../../lifecycle/people';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';

const due = (walk: Walk, by: string): DueKind => dueKind(walk.state, by, walk.at);

describe('the one thing that is due', () => {
  test.each<[SquadStatus, string, DueKind]>([
    ['PENDING', 'owner', 'gather'],
    ['PENDING', 'mate', 'gather'],
    ['PENDING', 'stranger', 'join'],
    ['READY', 'owner', 'pay'],
    ['READY', 'client', 'pay'],
    ['READY', 'friend', 'waitReady'],
    ['READY', 'mate', 'confirmReady'],
    ['STARTED', 'owner', 'confirmLobby'],
    ['STARTED', 'mate', 'confirmLobby'],
    ['STARTED', 'client', 'waitLobby'],
    ['IN_A_GAME', 'owner', 'play'],
    ['FINISHED', 'owner', 'confirmFinish'],
    ['FINISHED', 'mate', 'waitSettlement'],
    ['DISBANDED', 'owner', 'disbanded'],
  ])('in %s for the %s: %s', (status, by, kind) => {
    expect(due(sampleSquad[status](), by)).toBe(kind);
  });

  test('an invited mate answers', () => {
    expect(due(Walk.create(), 'mate')).toBe('answerOrder');
  });

  test('a friend called by name answers', () => {
    expect(due(Walk.create({ friends: [{ friendId: 'friend', token: 't' }] }), 'friend')).toBe('answerFriend');
  });

  test('a mate who answered a hot squad waits to be chosen, as long as their answer stands', () => {
    const walk = Walk.create({ mates: [], hot: true });
    expect(due(walk, 'mate')).toBe('join');
    walk.after(1).send({ type: 'squad.offerReady', by: 'mate', at: walk.at, mate: fitMate });
    expect(due(walk, 'mate')).toBe('offered');
    expect(dueCountdown('offered', walk.state, 'mate')).toEqual({ until: walk.at + 5 * 60_000, label: 'на выбор' });
  });

  test('an owner whose mate declined calls another', () => {
    expect(due(Walk.create().does('mate', 'squad.decline'), 'owner')).toBe('inviteMate');
  });

  test('who has paid waits for the others', () => {
    expect(due(sampleSquad.READY().pays('owner'), 'owner')).toBe('waitReady');
  });

  test('when the time of readiness is over there is nothing to pay any more', () => {
    expect(due(sampleSquad.READY().after(15), 'owner')).toBe('waitReady');
  });

  test('a settled squad says so', () => {
    expect(due(sampleSquad.FINISHED().does('owner', 'squad.confirm').does('client', 'squad.confirm'), 'owner')).toBe(
      'settled',
    );
  });
});
