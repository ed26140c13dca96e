import * as z from 'zod/mini';
import { squadHistoryLine } from '#contract/squads/squad-history.ts';
import { type SquadHistoryEventType, squadHistoryEventTypes } from '#domain/squad/facts/squad-enums.ts';
import { type HistoryLine, historyText, historyEntries } from '#client/features/squad/history/history-text.ts';
import { acquaintance } from '../../support/client/squad-view';

const idOf = (index: number): string => `0190f000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const [owner, mate] = [idOf(1), idOf(2)];
const known = { [owner]: acquaintance('owner'), [mate]: acquaintance('mate') };

/** Facts of an event that the test does not care about. */
const usual: Partial<Record<SquadHistoryEventType, object>> = {
  CREATED: {},
  UPDATED: { fields: 'slots' },
  MEMBER_INVITED: { memberType: 'MATE' },
  MEMBER_JOINED: { memberType: 'MATE' },
  MEMBER_PAID: { amount: 700 },
  PROMO_CODE_USED: { percent: 10, amount: null },
  PROMO_CODE_CANCELED: {},
  EARLY_FINISH_CONFIRMED: { charged: 350 },
  DISPUTE_CREATED: { wantedPercent: 50 },
};

interface Told {
  readonly by?: string | null;
  readonly subject?: string | null;
  readonly details?: object;
}

let count = 0;
/** A line as the wire carries it. */
const line = (event: SquadHistoryEventType, with_: Told = {}): HistoryLine =>
  z.parse(squadHistoryLine, {
    id: String((count += 1)),
    event,
    at: '2026-11-21T10:00:00.000Z',
    by: owner,
    subject: null,
    ...(usual[event] === undefined ? {} : { details: usual[event] }),
    ...with_,
  });
const sentence = (event: SquadHistoryEventType, with_: Told = {}) =>
  historyText(line(event, with_), 'PENDING', known).replace(/\s/g, ' ');

describe('the squad’s history in Russian', () => {
  test.each(squadHistoryEventTypes)('%s has a sentence, told of a person, of the clock and of an unknown', (event) => {
    for (const by of [owner, null]) {
      for (const subject of [mate, null]) {
        const text = sentence(event, { by, subject });
        expect(text).toMatch(/^[А-ЯЁ]/);
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      }
    }
  });

  test.each<[string, SquadHistoryEventType, Told]>([
    ['Киберкот платит за участие, 1 780,50 ₽', 'MEMBER_PAID', { details: { amount: 1780.5 } }],
    ['Северин теперь в скваде', 'MEMBER_JOINED', { by: mate, details: { memberType: 'MATE' } }],
    ['Киберкот зовёт напарника: Северин', 'MEMBER_INVITED', { subject: mate, details: { memberType: 'MATE' } }],
    ['Киберкот зовёт друга: Северин', 'MEMBER_INVITED', { subject: mate, details: { memberType: 'FRIEND' } }],
    ['Киберкот зовёт друга ссылкой', 'MEMBER_INVITED', { details: { memberType: 'FRIEND' } }],
    ['Северин отклоняет приглашение', 'INVITATION_CANCELED', { by: mate }],
    ['Киберкот отзывает приглашение: Северин', 'INVITATION_CANCELED', { subject: mate }],
    ['По ссылке для друга отказались', 'INVITATION_CANCELED', { by: null }],
    ['Ссылка для друга истекла', 'INVITATION_EXPIRED', { by: null }],
    ['Северин выходит из сквада', 'MEMBER_LEFT', { by: mate }],
    ['Северин выбывает: время вышло', 'MEMBER_LEFT', { by: null, subject: mate }],
    ['Киберкот распускает сквад', 'DISBANDED', {}],
    ['Сквад распущен', 'DISBANDED', { by: null }],
    ['Киберкот меняет условия: время игры, число мест', 'UPDATED', { details: { fields: 'durationMinutes,slots' } }],
    ['Киберкот закрывает сквад для новых игроков', 'UPDATED', { details: { visible: false } }],
    ['Киберкот просит пересоздать лобби', 'UPDATED', { details: { needToRecreate: true } }],
    ['Сквад пересоздан: № 18 403', 'UPDATED', { details: { recreatedAs: 18_403 } }],
    [
      'Промокод START10 применён, −10 %',
      'PROMO_CODE_USED',
      { details: { code: 'START10', percent: 10, amount: null } },
    ],
    ['Промокод применён, −10 %', 'PROMO_CODE_USED', { details: { percent: 10, amount: null } }],
    ['Промокод START применён, −200 ₽', 'PROMO_CODE_USED', { details: { code: 'START', percent: null, amount: 200 } }],
  ])('«%s»', (text, event, with_) => {
    expect(sentence(event, with_)).toBe(text);
  });

  test('a confirmation means what the squad was waiting for, and the latest comes first', () => {
    const events = [
      line('CONFIRMED', { by: mate }),
      line('STARTED', { by: null }),
      line('CONFIRMED', { by: mate }),
      line('IN_A_GAME', { by: null }),
      line('FINISHED', { by: null }),
      line('CONFIRMED'),
    ];
    expect(historyEntries({ history: events, people: known }).map(({ text }) => text)).toEqual([
      'Киберкот подтверждает, что всё прошло хорошо',
      'Игра завершена',
      'Игра началась',
      'Северин уже в лобби',
      'Всё оплачено, открыто лобби',
      'Северин подтверждает готовность',
    ]);
  });
});
