import { contract } from '../../../src/contract/contract';
import { type Endpoint, type Route, splitRoute } from '../../../src/contract/kit/endpoint';

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
