import { additions } from '#contract/additions.ts';
import { contract } from '#contract/contract.ts';
import { openApi } from '#contract/kit/open-api.ts';
import { sliceRoutes } from './slice-routes';
import { specificationCalls } from './specification-calls';
import { notYetBuilt } from './not-yet-built';
import { withoutSlice } from './without-slice';

/** The specification leaves the calls of the desk open, so they are not listed in `additions`. */
const ofDesk = (route: string) => route.includes(' /v1/admin/');
/** Files are opened as links, not through slices. */
const isFile = (route: string) => /\.(?:csv|xlsx|zip)$/.test(route);

const sorted = (routes: Iterable<string>): readonly string[] => [...new Set(routes)].sort();

describe('one contract', () => {
  test('contains the specification’s calls and the additions, except those not built yet', () => {
    const wanted = [...specificationCalls, ...Object.keys(additions)].filter((route) => !notYetBuilt.includes(route));
    expect(sorted(Object.keys(contract).filter((route) => !ofDesk(route)))).toEqual(sorted(wanted));
  });

  test('calls not built yet are in the specification and not in the contract', () => {
    const specified: ReadonlySet<string> = new Set(specificationCalls);
    expect(notYetBuilt.filter((route) => !specified.has(route) || route in contract)).toEqual([]);
  });

  test('has a slice for every call', async () => {
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
