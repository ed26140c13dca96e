import { countFilters, filtersQuery, noFilters, readFilters, writeFilters } from '#client/pages/team/team-filters.ts';

const read = (text: string) => readFilters(new URLSearchParams(text));
const write = (before: string, filters: Partial<typeof noFilters>) =>
  writeFilters(new URLSearchParams(before), { ...noFilters, ...filters }).toString();

describe('the filters in the address', () => {
  test('come back as they were written', () => {
    const filters = {
      kind: 'RANK_UP',
      levels: ['PRO', 'STAR'],
      languages: ['ru', 'en'],
      platform: 'PC',
      priceFrom: 0,
      priceTo: 1500,
      answersWithin: 3,
      params: ['3:17', '5:20'],
      online: true,
      voice: true,
      favorite: true,
      search: 'сев',
      sort: 'price-desc',
    } as const;
    expect(readFilters(writeFilters(new URLSearchParams(), filters))).toEqual(filters);
  });

  test('leave no trace when none is set', () => {
    expect(write('kind=FUN&level=PRO&from=3&sort=rating', {})).toBe('');
  });

  test('leave alone what is not theirs', () => {
    expect(write('gameId=cs2&invite=7', { online: true })).toBe('gameId=cs2&invite=7&online=1');
  });

  test('are left out where the address holds something unknown', () => {
    expect(
      read(
        'kind=CHESS&level=GOD,PRO,PRO&lang=ru,русский,ru&platform=SEGA&from=-5&to=много&answers=2&param=3,x:1,4:9,4:9&online=yes&sort=luck',
      ),
    ).toEqual({ ...noFilters, levels: ['PRO'], languages: ['ru'], params: ['4:9'] });
  });

  test('count each group once; search and sort do not count', () => {
    expect(
      countFilters(read('level=PRO,STAR&from=1&to=2&answers=5&param=4:9,5:1&online=1&voice=1&search=a&sort=rating')),
    ).toBe(6);
  });

  test('ask the server for nothing that is not set', () => {
    expect(filtersQuery(noFilters)).toEqual({ levels: [], languages: [], search: '', sort: 'recommended' });
  });
});
