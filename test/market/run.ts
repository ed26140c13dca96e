import { Market } from '#domain/market/market.ts';

const [seed = '1', lives = '1000'] = process.argv.slice(2);
const market = new Market(Number(seed));
const start = process.hrtime.bigint();
market.run(Number(lives));
const seconds = Number(process.hrtime.bigint() - start) / 1e9;
console.error(
  JSON.stringify({
    seed,
    lives: market.lives,
    presses: market.bench.presses,
    steps: market.bench.steps,
    perMinute: Math.round((market.lives / seconds) * 60),
    broken: market.broken && { ...market.broken, moves: market.broken.moves.length },
  }),
);
if (market.broken) console.error(JSON.stringify(market.broken.moves.slice(-3)));
console.error(
  [...market.events]
    .sort((a, b) => b[1] - a[1])
    .map(([a, b]) => `${a} ${b}`)
    .join(', '),
);
