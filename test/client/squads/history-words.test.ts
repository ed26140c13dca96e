import { squadHistoryEventTypes } from '../../../src/domain/enums/squad-history-event-type';
import type { SquadHistoryEventType } from '../../../src/domain/enums/squad-history-event-type';
import { historyWords } from '../../../src/client/features/squad/history/history-words';
import type { HistoryLine } from '../../../src/client/features/squad/history/history-words';
import { toldHistory } from '../../../src/client/features/squad/history/told-history';
import { aPerson } from '../../support/client/squad-view';

let count = 0;
const line = (event: SquadHistoryEventType, with_: Partial<HistoryLine> = {}): HistoryLine => ({
  id: String((count += 1)),
  event,
  at: '2026-11-21T10:00:00.000Z',
  by: aPerson('owner'),
  subject: null,
  details: {},
  ...with_,
});
const words = (event: SquadHistoryEventType, with_: Partial<HistoryLine> = {}) => historyWords(line(event, with_), 'PENDING').replace(/\s/g, ' ');
const mate = aPerson('mate');

describe('the squad’s history in Russian', () => {
  test.each(squadHistoryEventTypes)('%s has a sentence, told of a person, of the clock and of an unknown', (event) => {
    for (const by of [aPerson('owner'), null]) {
      for (const subject of [mate, null]) {
        const text = words(event, { by, subject });
        expect(text).toMatch(/^[А-ЯЁ]/);
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      }
    }
  });

  test.each<[string, SquadHistoryEventType, Partial<HistoryLine>]>([
    ['Киберкот платит за участие, 1 780,50 ₽', 'MEMBER_PAID', { details: { amount: 178_050 } }],
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
    ['Промокод START10 применён, −10 %', 'PROMO_CODE_USED', { details: { code: 'START10', percent: 10, amount: null } }],
    ['Промокод применён, −10 %', 'PROMO_CODE_USED', { details: { percent: 10 } }],
    ['Промокод START применён, −200 ₽', 'PROMO_CODE_USED', { details: { code: 'START', percent: null, amount: 20_000 } }],
  ])('«%s»', (text, event, with_) => {
    expect(words(event, with_)).toBe(text);
  });

  test('a confirmation means what the squad was waiting for, and the latest comes first', () => {
    const events = [line('CONFIRMED', { by: mate }), line('STARTED', { by: null }), line('CONFIRMED', { by: mate }), line('IN_A_GAME', { by: null }), line('FINISHED', { by: null }), line('CONFIRMED')];
    expect(toldHistory(events).map(({ text }) => text)).toEqual([
      'Киберкот подтверждает, что всё прошло хорошо',
      'Игра завершена',
      'Игра началась',
      'Северин уже в лобби',
      'Всё оплачено, открыто лобби',
      'Северин подтверждает готовность',
    ]);
  });
});
