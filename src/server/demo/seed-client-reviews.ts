import { days } from '../../domain/settings/durations';
import type { App } from '../app/app';
import type { Tx } from '../db/open-database';
import { activeCriteria } from '../reviews/active-criteria';
import { writeReviews } from '../reviews/write-review';
import { demoId, dice } from './demo-person';
import { demoClients } from './people/demo-clients';
import { demoMates } from './people/demo-mates';

/** What mates write of those who called them. */
const words = [
  'Пришёл вовремя, настроился быстро, играть было легко.',
  'Слушает подсказки и сразу пробует. С таким клиентом час пролетает.',
  'Спокойный даже после трёх проигранных раундов подряд. Уважаю.',
  'Хорошо говорит по карте, ни разу не пришлось переспрашивать.',
  'Немного опоздал, зато предупредил. Остальное отлично.',
  'Весёлая компания, смеялись весь вечер. Зовите ещё.',
  'Задаёт точные вопросы, домашнее задание сделал полностью.',
  'Играет честно и без претензий. Одно удовольствие.',
];

/** Two to five reviews of everybody who has paid for games, each by another mate. */
export const seedClientReviews = async (app: App, tx: Tx): Promise<void> => {
  const criteria = await activeCriteria(tx, 'FUN');
  const authors = (demoMates['cs2'] ?? []).filter(({ kinds }) => kinds.includes('FUN'));
  const reviews = demoClients
    .filter(({ deposits }) => deposits.length > 0)
    .flatMap(({ name }) =>
      Array.from({ length: 2 + dice(`reviews of ${name}`, 4) }, (_, index) => {
        const key = `review ${index} of client ${name}`;
        const at = new Date(app.clock.now() - days(2 + index * 9) - dice(`when ${key}`, days(5)));
        return {
          squadId: null,
          authorId: demoId(authors[(dice(`first mate ${name}`, authors.length) + index) % authors.length]?.name ?? ''),
          subjectId: demoId(name),
          gameId: 'cs2',
          categoryKind: 'FUN' as const,
          marks: new Map(criteria.map(({ id }) => [id, dice(`mark ${id} ${key}`, 5) === 0 ? 4 : 5])),
          text: words[(dice(`words ${name}`, words.length) + index) % words.length] ?? '',
          createdAt: at,
          shownAt: at,
        };
      }),
    );
  await writeReviews(tx, reviews.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()));
};
