import { squadRefusals } from '#contract/errors/texts/squad-refusals.ts';
import { Market } from '#domain/market/market.ts';
import { shrink } from '#domain/market/shrink.ts';

/**
 * Runs market after market, by seeds from the first on, until a law is broken or so many seconds of the processor are used;
 * prints what was found as JSON.
 */
const hunt = (seconds: number, first: number): void => {
  let lives = 0;
  for (let seed = first; process.cpuUsage().user / 1e6 < seconds; seed += 1) {
    const market = new Market(seed, { textOf: (code) => squadRefusals[code].message });
    market.run(100);
    lives += market.lives;
    const { broken } = market;
    if (broken === null) continue;
    const { law, told, moves } = broken;
    const least = shrink(moves, law).length;
    const found = { law, told: told.slice(0, 200), seed, lives, moves: moves.length, least };
    process.stdout.write(JSON.stringify(found));
    return;
  }
  process.stdout.write(JSON.stringify({ law: null, lives }));
};

hunt(Number(process.argv[2] ?? 10), Number(process.argv[3] ?? 1));
