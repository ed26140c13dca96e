import { standInService, type SeenRequest, type StandInService } from '../server/stand-in-service';

/** Responses of the providers' servers to the start of a payment. */
const answers: Readonly<Record<string, (request: SeenRequest) => unknown>> = {
  '/api': ({ path }) => {
    const account = new URL(path, 'http://unitpay').searchParams.get('params[account]');
    return { result: { redirectUrl: `https://unitpay.example/pay/${account}`, paymentId: 3_000_001 } };
  },
  '/invoice/create': ({ body }) => ({
    data: { url: `https://enot.example/pay/${JSON.parse(body).order_id}`, id: 'enot-1', expired: '2030-01-01' },
    status: 200,
  }),
  '/create-deposit': ({ body }) => ({
    url: `https://skinify.example/pay/${new URLSearchParams(body).get('deposit_id')}`,
    transaction_id: 77,
  }),
};

export interface ProviderStandIn extends StandInService {
  /** `broken`: responds with 500; `refusing`: with a refusal. */
  mood: 'well' | 'broken' | 'refusing';
  /** Paths that respond with 500, whatever the mood. */
  readonly down: Set<string>;
  /** Answers the next request for a path only on `release`, by what was true when it came. */
  hold(path: string): { readonly asked: Promise<void>; release(): void };
}

/** One server that accepts the start of a payment for every provider. */
export const providerStandIn = async (): Promise<ProviderStandIn> => {
  const state: { mood: ProviderStandIn['mood'] } = { mood: 'well' };
  const down = new Set<string>();
  const held = new Map<string, () => Promise<void>>();
  const respond = (request: SeenRequest) => {
    const { pathname } = new URL(request.path, service.url);
    if (state.mood === 'broken' || down.has(pathname)) return { status: 500 };
    if (state.mood === 'refusing') return { json: { error: { message: 'no such project' } } };
    const answer = answers[pathname];
    return answer ? { json: answer(request) } : { status: 404 };
  };
  const service = await standInService(async (request) => {
    const reply = respond(request);
    const { pathname } = new URL(request.path, service.url);
    const wait = held.get(pathname);
    held.delete(pathname);
    await wait?.();
    return reply;
  });
  return {
    ...service,
    down,
    hold: (path) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const asked = new Promise<void>((resolve) =>
        held.set(path, () => {
          resolve();
          return released;
        }),
      );
      return { asked, release };
    },
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
  };
};

export const keys = {
  FREEKASSA_SHOP_ID: '7012',
  FREEKASSA_SECRET_1: 'first word',
  FREEKASSA_SECRET_2: 'second word',
  UNITPAY_PROJECT_ID: '1001',
  UNITPAY_SECRET: 'unitpay secret',
  UNITPAY_NETTING_PROJECT_ID: '1002',
  UNITPAY_NETTING_SECRET: 'netting secret',
  ENOT_SHOP_ID: 'shop',
  ENOT_API_KEY: 'enot key',
  ENOT_CALLBACK_KEY: 'example',
  SKINIFY_TOKEN: 'skinify token',
} as const;

/** The environment with all providers enabled, at the stand-in's address. */
export const providersOn = (url: string): Readonly<Record<string, string>> => ({
  ...keys,
  UNITPAY_URL: url,
  UNITPAY_NETTING_URL: url,
  ENOT_URL: url,
  SKINIFY_URL: url,
});
