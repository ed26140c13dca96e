import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { textOf as requestText } from '../server/text-of';

/** How the providers behave towards the next requests. */
export type PayoutMood =
  | 'well'
  /** Takes the request on, and the money arrives when it is asked about. */
  | 'slow'
  /** Pays, and the answer is lost. */
  | 'loses'
  /** The connection is cut before anything is done. */
  | 'silent'
  | 'refuses'
  /** Answers with what no document names, and does nothing. */
  | 'strange'
  /** Pays, and answers with what no document names. */
  | 'strangely pays'
  /** Says 500, and pays. */
  | 'breaks';

interface Made {
  readonly key: string;
  readonly id: string;
  readonly amount: string;
  readonly to: string;
  state: 'at work' | 'paid' | 'refused';
}

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const text = await requestText(request);
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * YooKassa, UNITPAY and ENOT by their documents: payouts by a key of ours. YooKassa carries out a key once within 24
 * hours and UNITPAY a transaction's id once for ever; ENOT carries out every request.
 */
export const payoutsStandIn = async () => {
  const state: { mood: PayoutMood; next: number } = { mood: 'well', next: 1 };
  const made: Made[] = [];
  const calls: string[] = [];

  const send = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const ofKey = (key: string): Made | undefined => made.find((one) => one.key === key);

  /** Makes a payout; null: nothing more is answered. */
  const make = (wanted: Omit<Made, 'id' | 'state'>, response: ServerResponse): Made | null => {
    const { mood } = state;
    if (mood === 'silent') {
      response.destroy();
      return null;
    }
    if (mood === 'strange') {
      send(response, 200, { answer: 42 });
      return null;
    }
    const one: Made = {
      ...wanted,
      id: `po-${(state.next += 1)}`,
      state: mood === 'refuses' ? 'refused' : mood === 'slow' ? 'at work' : 'paid',
    };
    made.push(one);
    if (mood === 'loses') response.destroy();
    else if (mood === 'strangely pays') send(response, 200, { answer: 43 });
    else if (mood === 'breaks') send(response, 500, { type: 'error', code: 'internal_server_error' });
    else return one;
    return null;
  };
  /** Whoever is asked about has finished by then. */
  const finish = (one: Made): Made => {
    if (one.state === 'at work') one.state = 'paid';
    return one;
  };

  const yooStatus = { 'at work': 'pending', paid: 'succeeded', refused: 'canceled' } as const;
  const yoo = (one: Made) => ({
    id: one.id,
    status: yooStatus[one.state],
    amount: { value: one.amount, currency: 'RUB' },
    metadata: { payout: one.key },
    ...(one.state === 'refused'
      ? { cancellation_details: { party: 'payout_network', reason: 'issuer_unavailable' } }
      : {}),
  });
  const yookassa = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (url.pathname === '/yoo/me')
      return send(response, 200, { payout_balance: { value: '1234.50', currency: 'RUB' } });
    if (request.method === 'GET') {
      if (state.mood === 'silent') return void response.destroy();
      if (url.pathname === '/yoo/payouts/search')
        return send(response, 200, {
          items: made
            .filter(({ key }) => key === url.searchParams.get('metadata[payout]'))
            .map(finish)
            .map(yoo),
        });
      const one = made.find(({ id }) => url.pathname.endsWith(`/${id}`));
      return one ? send(response, 200, yoo(finish(one))) : send(response, 404, { type: 'error', code: 'not_found' });
    }
    const body = await bodyOf(request);
    const key = textOf(request.headers['idempotence-key']);
    const known = ofKey(key);
    if (known) return state.mood === 'silent' ? void response.destroy() : send(response, 200, yoo(finish(known)));
    const { value } = body['amount'] as { value: string };
    const one = make({ key, amount: value, to: JSON.stringify(body['payout_destination_data']) }, response);
    if (one) send(response, 200, yoo(one));
  };

  const unitStatus = { 'at work': 'not_completed', paid: 'success' } as const;
  const unitpay = (response: ServerResponse, { searchParams }: URL): void => {
    const param = (name: string): string => searchParams.get(`params[${name}]`) ?? '';
    const known = ofKey(param('transactionId'));
    if (known && state.mood === 'silent') return void response.destroy();
    const one =
      known ??
      make(
        { key: param('transactionId'), amount: param('sum'), to: `${param('paymentType')} ${param('purse')}` },
        response,
      );
    if (!one) return;
    if (known) finish(one);
    if (one.state === 'refused')
      return send(response, 200, { error: { message: `Кошелёк ${param('purse')} не найден`, code: 105 } });
    send(response, 200, { result: { status: unitStatus[one.state], payoutId: one.id } });
  };

  const enotStatus = { 'at work': 'wait', paid: 'success', refused: 'fail' } as const;
  const enot = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (url.pathname.endsWith('/balance'))
      return send(response, 200, { data: { active_balance: '77.00' }, error: null });
    if (request.method === 'GET') {
      if (state.mood === 'silent') return void response.destroy();
      const one = ofKey(url.searchParams.get('order_id') ?? '');
      if (!one) return send(response, 422, { data: null, error: 'Not found', status: 422 });
      finish(one);
      return send(response, 200, {
        data: {
          payoff_id: one.id,
          order_id: one.key,
          status: enotStatus[one.state],
          error_message: one.state === 'refused' ? 'Банк отказал' : null,
        },
      });
    }
    const body = await bodyOf(request);
    const one = make(
      {
        key: textOf(body['order_id']),
        amount: textOf(body['amount']),
        to: `${textOf(body['service'])} ${textOf(body['wallet_to'])}`,
      },
      response,
    );
    if (one)
      send(response, 200, { data: { payoff_id: one.id, amount_withdraw_rub: one.amount }, error: null, status: 200 });
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://payouts');
    calls.push(`${request.method} ${url.pathname}`);
    if (url.pathname.startsWith('/yoo/')) void yookassa(request, response, url);
    else if (url.pathname.startsWith('/enot/')) void enot(request, response, url);
    else unitpay(response, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    calls,
    /** Payouts by the start of our key: of one withdrawal more than one that was paid would be money lost. */
    made: (key: string): readonly Made[] => made.filter((one) => one.key.startsWith(key)),
    all: (): readonly Made[] => made,
    behave: (mood: PayoutMood): void => void (state.mood = mood),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** Settings that send payouts to the stand-in. */
export const payoutsOn = (provider: 'YOOKASSA' | 'UNITPAY' | 'ENOT', url: string): Readonly<Record<string, string>> =>
  ({
    YOOKASSA: {
      YOOKASSA_URL: `${url}/yoo`,
      YOOKASSA_PAYOUT_GATEWAY: '500',
      YOOKASSA_PAYOUT_SECRET: 'test_secret',
      YOOKASSA_PAYOUT_METHODS: 'YOOMONEY,SBP,BANK_CARD_RU',
      YOOKASSA_PAYOUT_SBP_BANKS: 'TBANK=100000000004',
    },
    UNITPAY: { UNITPAY_PAYOUT_URL: url, UNITPAY_PAYOUT_LOGIN: 'me@mail.ru', UNITPAY_PAYOUT_SECRET: 'account' },
    ENOT: {
      ENOT_PAYOUT_URL: `${url}/enot`,
      ENOT_PAYOUT_USER: 'u-1',
      ENOT_PAYOUT_KEY: 'key',
      ENOT_PAYOUT_METHODS: 'BANK_CARD_RU=card',
    },
  })[provider];
