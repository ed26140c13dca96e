import { additions } from '../../src/contract/additions';
import { contract } from '../../src/contract/contract';
import { openApi } from '../../src/contract/kit/open-api';
import { sliceRoutes } from './slice-routes';
import { specificationCalls } from './specification-calls';
import { notYetBuilt } from './not-yet-built';
import { withoutSlice } from './without-slice';

/** The specification leaves the calls of the back office open, so each of them is an addition. */
const ofBackOffice = (route: string) => route.includes(' /v1/admin/');
/** Files are followed as links. */
const isFile = (route: string) => route.endsWith('.csv');

const sorted = (routes: Iterable<string>): readonly string[] => [...new Set(routes)].sort();

describe('one contract', () => {
  test('is the specification’s list and the additions, but for what is still to come', () => {
    const wanted = [...specificationCalls, ...Object.keys(additions)].filter((route) => !notYetBuilt.includes(route));
    expect(sorted(Object.keys(contract).filter((route) => !ofBackOffice(route)))).toEqual(sorted(wanted));
  });

  test('what is still to come is of the specification and not there yet', () => {
    const specified: ReadonlySet<string> = new Set(specificationCalls);
    expect(notYetBuilt.filter((route) => !specified.has(route) || route in contract)).toEqual([]);
  });

  test('is what the slices wrap', async () => {
    expect(sorted([...(await sliceRoutes()), ...withoutSlice])).toEqual(
      sorted(Object.keys(contract).filter((route) => !isFile(route))),
    );
  });

  test('is what OpenAPI describes', () => {
    const { paths } = openApi(contract);
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(sorted(operations)).toEqual(sorted(Object.keys(contract)));
  });
});
