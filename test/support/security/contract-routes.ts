import { contract } from '#contract/contract.ts';
import { type Endpoint, type Route, splitRoute } from '#contract/kit/endpoint.ts';

export interface ContractRoute {
  readonly route: Route;
  readonly method: string;
  readonly path: string;
  readonly endpoint: Endpoint;
}

/** Every route of the contract, so that new ones are tested automatically. */
export const contractRoutes: readonly ContractRoute[] = Object.entries(contract).map(([route, endpoint]) => ({
  route: route as Route,
  ...splitRoute(route as Route),
  endpoint,
}));
