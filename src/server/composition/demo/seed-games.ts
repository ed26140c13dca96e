import { minutes } from '#domain/time/durations.ts';
import { type CategoryKind, trialLesson } from '#domain/games/category.ts';
import { formatRubles } from '#domain/text/format.ts';
import { capitalised } from '#domain/text/numerals.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import type { Platform } from '#domain/games/platform.ts';
import type { Executor } from '../../platform/db/open-database';
import { category, game } from '../../platform/db/schema/mates/games-and-mates';

const games: readonly { id: string; name: string; platforms: readonly Platform[]; maxSlots: number }[] = [
  { id: 'cs2', name: 'Counter-Strike 2', platforms: ['PC'], maxSlots: 5 },
  { id: 'dota2', name: 'Dota 2', platforms: ['PC'], maxSlots: 5 },
  { id: 'valorant', name: 'Valorant', platforms: ['PC', 'PS', 'XBOX'], maxSlots: 5 },
  { id: 'apex', name: 'Apex Legends', platforms: ['PC', 'PS', 'XBOX', 'CROSS'], maxSlots: 3 },
  { id: 'pubg', name: 'PUBG: Battlegrounds', platforms: ['PC', 'PS', 'XBOX', 'CROSS'], maxSlots: 4 },
  { id: 'wot', name: 'Мир танков', platforms: ['PC'], maxSlots: 5 },
];

const kinds: readonly { kind: CategoryKind; slug: string; name: string; description: string }[] = [
  { kind: 'EDUCATION', slug: 'education', name: 'Обучение', description: 'Тренировка с разбором ошибок' },
  { kind: 'RANK_UP', slug: 'rank-up', name: 'Повышение ранга', description: 'Играем на результат' },
  { kind: 'FUN', slug: 'fun', name: 'Развлечение', description: 'Лёгкие катки без нервов' },
  {
    kind: 'EDUCATION_PROMO',
    slug: 'trial',
    name: 'Пробная тренировка',
    description: `${capitalised(spanInWords(minutes(trialLesson.durationMinutes)))} за ${formatRubles(trialLesson.price)}, один раз`,
  },
  { kind: 'E_GIRL', slug: 'girls', name: 'Игра с девушками-напарниками', description: 'Душевно и без токсичности' },
  { kind: 'FAMOUS', slug: 'stars', name: 'Игра со звездами', description: 'Стримеры и про-игроки' },
];

export const seedGames = async (db: Executor): Promise<void> => {
  await db
    .insert(game)
    .values(
      games.map(({ id, name, platforms, maxSlots }, position) => ({
        id,
        name,
        iconUrl: `/assets/games/${id}.svg`,
        platforms: [...platforms],
        maxSlots,
        position,
      })),
    );
  await db
    .insert(category)
    .values(games.flatMap(({ id }) => kinds.map((kind, position) => ({ gameId: id, position, ...kind }))));
};
