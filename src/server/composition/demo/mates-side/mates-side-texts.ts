import type { MateLevel } from '#domain/mates/grade.ts';

/** Private notes of mates about clients. */
export const clientNotes: readonly string[] = [
  'Играет по вечерам после девяти. Любит Мираж, не любит ранние раши.',
  'Разбираем демки: обещал прислать две последние.',
  'Просил напоминать про паузы и дыхание перед клатчем.',
  'Новая мышь с прошлой недели: чувствительность ещё не устоялась.',
  'Играет с братом, зовёт его третьим.',
];

interface Step {
  readonly grade: MateLevel;
  readonly daysAgo: number;
}

export const ladders: Readonly<Record<string, readonly Step[]>> = {
  Северин: [
    { grade: 'BEGINNER_I', daysAgo: 690 },
    { grade: 'BEGINNER_II', daysAgo: 655 },
    { grade: 'BEGINNER_III', daysAgo: 601 },
    { grade: 'EXPERT', daysAgo: 420 },
    { grade: 'PRO', daysAgo: 203 },
  ],
  Алиса: [
    { grade: 'BEGINNER_I', daysAgo: 180 },
    { grade: 'BEGINNER_II', daysAgo: 120 },
    { grade: 'BEGINNER_III', daysAgo: 48 },
  ],
  Стажёр: [{ grade: 'BEGINNER_I', daysAgo: 1 }],
};

export const goals = [
  {
    owner: 'Северин',
    title: 'Новая мышь',
    amount: 6000,
    tips: [
      { from: 'Капибара', rubles: 1500 },
      { from: 'Самовар', rubles: 900 },
      { from: 'Сова', rubles: 650 },
    ],
  },
  { owner: 'Северин', title: 'Поездка на турнир в Казань', amount: 45_000, tips: [{ from: 'Пират', rubles: 700 }] },
  { owner: 'Алиса', title: 'Микрофон, чтобы слышали все', amount: 1000, tips: [{ from: 'Гроза', rubles: 1000 }] },
  { owner: 'Алиса', title: 'Кресло', amount: 12_000, tips: [{ from: 'Енот', rubles: 400 }] },
] as const;

export const applications = [
  {
    name: 'Капибара',
    gameId: 'cs2',
    hoursPerWeek: 18,
    experience:
      'Играю с 2014 года, капитан любительской команды. Терпеливо объясняю, веду записи ошибок. Свободен по вечерам и в выходные.',
    links: ['https://www.faceit.com/ru/players/kapibara'],
    hoursAgo: 30,
  },
  {
    name: 'Тёплый_плед',
    gameId: 'dota2',
    hoursPerWeek: 12,
    experience:
      'Саппорт, 6 200 очков рейтинга. Люблю играть с новичками: учу обзору, вардам и тому, когда лучше отойти.',
    links: [],
    hoursAgo: 9,
  },
] as const;
