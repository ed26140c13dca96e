import { rublesToKopecks } from '#domain/money/kopecks.ts';
import { type HourlyRates, hourlyRates } from '#domain/pricing/rates.ts';
import { useSquadRatesQuery } from './squad-prices-api';

/** Prices per hour by level, in kopecks; the defaults until the server's rates are loaded. */
export const useHourlyRates = (): HourlyRates => {
  const { data } = useSquadRatesQuery();
  if (data === undefined) return hourlyRates;
  return {
    ...hourlyRates,
    ...Object.fromEntries(data.levels.map(({ level, hour }) => [level, rublesToKopecks(hour)])),
  };
};
