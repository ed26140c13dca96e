import { creation } from '../../lifecycle/creation';
import { fitMate } from '../../lifecycle/people';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';

const lobby = (): Walk => sampleSquad.STARTED().fresh();

/** A lobby with two mates (PRO and BEGINNER_I: 1300 and 390 rubles) and a client owner. */
const withTwoMates = (): Walk => {
  const cheap = { ...fitMate, level: 'BEGINNER_I', percent: 67 } as const;
  const mates = [
    { mateId: 'mate', facts: fitMate },
    { mateId: 'mate-2', facts: cheap },
  ];
  const walk = Walk.create({ mates }).accepts('mate').accepts('mate-2').pays('owner');
  return walk.does('mate', 'squad.confirm').does('mate-2', 'squad.confirm').fresh();
};

const mateOwned = (): Walk =>
  Walk.create({ ...creation, creatorMate: fitMate, mates: [], friends: [{ friendId: null, token: 'link' }] })
    .joins('friend', 'link')
    .pays('friend')
    .does('owner', 'squad.confirm')
    .fresh();

test('the game starts when the owner and all mates stand there', () => {
  const walk = lobby().does('mate', 'squad.confirm');
  expect(walk.state.value).toBe('STARTED');
  expect(walk.does('owner', 'squad.confirm').history()).toEqual(['CONFIRMED', 'CONFIRMED', 'IN_A_GAME']);
  expect(walk.all('scheduleDeadline')).toContainEqual({
    kind: 'squad.durationElapsed',
    subject: '',
    at: walk.at + 60 * 60_000,
  });
});

test('a client who leaves before any mate has come gets everything back', () => {
  expect(lobby().does('client', 'squad.leave').returnedTo('client')).toBe(65_000);
});

test('a client who leaves later gets half; half × percent goes to the mates who came', () => {
  const walk = lobby().does('mate', 'squad.confirm').fresh().does('client', 'squad.leave');
  expect(walk.returnedTo('client')).toBe(32_500);
  expect(walk.all('payMate')).toEqual([{ mateId: 'mate', gross: 32_500, percent: 82, amount: 26_650 }]);
  expect(walk.all('takeServicePart')).toEqual([{ amount: 5850 }]);
});

test('what the owner paid for a friend goes back to the owner', () => {
  const walk = lobby().does('friend', 'squad.leave');
  expect(walk.returnedTo('owner')).toBe(65_000);
});

test('a mate who leaves returns their part and gets a strike; the others play on', () => {
  const walk = withTwoMates().does('mate-2', 'squad.leave');
  expect(walk.returnedTo('owner')).toBe(39_000);
  expect(walk.all('addStrike')).toEqual([{ userId: 'mate-2', gameId: 'cs2', reason: 'LEFT_LOBBY' }]);
  expect(walk.state.value).toBe('STARTED');
});

test('the last mate out disbands the squad', () => {
  const walk = lobby().does('mate', 'squad.leave');
  expect(walk.state.value).toBe('DISBANDED');
  expect([walk.returnedTo('owner'), walk.returnedTo('client')]).toEqual([130_000, 65_000]);
});

test('the last client out of a mate’s squad disbands it', () => {
  expect(mateOwned().does('friend', 'squad.leave').state.value).toBe('DISBANDED');
});

test('an owner who disbands before any mate has come returns everything', () => {
  const walk = lobby().disbands('owner');
  expect([walk.returnedTo('owner'), walk.returnedTo('client')]).toEqual([130_000, 65_000]);
  expect(walk.all('payMate')).toEqual([]);
});

test('later half is shared among the mates who came, and only them', () => {
  const walk = withTwoMates().does('mate', 'squad.confirm').fresh().disbands('owner');
  expect(walk.returnedTo('owner')).toBe(84_500);
  expect(walk.all('payMate')).toEqual([{ mateId: 'mate', gross: 84_500, percent: 82, amount: 69_290 }]);
});

test('a mate owner who disbands returns everything and gets a strike; an administrator gives none', () => {
  const walk = mateOwned().disbands('owner');
  expect(walk.returnedTo('friend')).toBe(130_000);
  expect(walk.all('addStrike')).toEqual([{ userId: 'owner', gameId: 'cs2', reason: 'DISBANDED_LOBBY' }]);
  expect(mateOwned().disbands({ admin: 'admin' }).all('addStrike')).toEqual([]);
});

test('a mate who does not come is removed with a strike, and the others play', () => {
  const walk = withTwoMates()
    .does('owner', 'squad.confirm')
    .does('mate', 'squad.confirm')
    .fresh()
    .after(10)
    .timer('squad.lobbyExpired');
  expect(walk.history()).toEqual(['CONFIRMATION_EXPIRED', 'MEMBER_LEFT', 'IN_A_GAME']);
  expect(walk.returnedTo('owner')).toBe(39_000);
  expect(walk.all('addStrike')).toEqual([{ userId: 'mate-2', gameId: 'cs2', reason: 'MISSED_LOBBY' }]);
});

test('no mate came: everything is refunded', () => {
  const walk = lobby().does('owner', 'squad.confirm').after(10).timer('squad.lobbyExpired');
  expect(walk.state.value).toBe('DISBANDED');
  expect([walk.returnedTo('owner'), walk.returnedTo('client')]).toEqual([130_000, 65_000]);
});

test('a client owner gets five more minutes, then half goes to the mates who came', () => {
  const walk = lobby().does('mate', 'squad.confirm').after(10).timer('squad.lobbyExpired');
  expect(walk.state.value).toBe('STARTED');
  expect(walk.all('scheduleDeadline')).toContainEqual({
    kind: 'squad.lobbyExpired',
    subject: '',
    at: walk.at + 5 * 60_000,
  });
  walk.fresh().after(5).timer('squad.lobbyExpired');
  expect(walk.state.value).toBe('DISBANDED');
  expect([walk.returnedTo('owner'), walk.returnedTo('client'), walk.paidTo('mate')]).toEqual([65_000, 32_500, 79_950]);
});

test('an owner who comes within the five minutes starts the game', () => {
  const walk = lobby().does('mate', 'squad.confirm').after(10).timer('squad.lobbyExpired').after(4);
  expect(walk.does('owner', 'squad.confirm').state.value).toBe('IN_A_GAME');
});

test('a mate owner who does not come returns everything, with a strike', () => {
  const walk = mateOwned().after(10).timer('squad.lobbyExpired');
  expect(walk.state.value).toBe('DISBANDED');
  expect(walk.returnedTo('friend')).toBe(130_000);
  expect(walk.all('addStrike')).toEqual([{ userId: 'owner', gameId: 'cs2', reason: 'MISSED_LOBBY' }]);
});
