import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { keys } from './provider-stand-in';

type FreekassaMood =
  | 'well'
  | 'loses'
  | 'silent'
  | 'refuses'
  | 'strange'
  /** Another caller's number was greater. */
  | 'overtaken'
  /** The answer is lost, and the order shows nothing until the bank has moved. */
  | 'hides'
  /** Accepted, and the bank has not moved. */
  | 'works'
  /** No call is answered. */
  | 'deaf';

const apiKey = 'freekassa api key';

const sign = (fields: Readonly<Record<string, unknown>>): string => {
  const names = Object.keys(fields).filter((name) => name !== 'signature');
  const values = names.sort().map((name) => String(fields[name]));
  return createHmac('sha256', apiKey).update(values.join('|')).digest('hex');
};

/** FREEKASSA's calls by public clients of it: orders and their refunds, numbered upwards. */
export const freekassaStandIn = async () => {
  const state: { mood: FreekassaMood; nonce: number } = { mood: 'well', nonce: 0 };
  /** Given back, by the deposit's id: more than one would be money lost. */
  const refunds = new Map<string, number>();
  /** Orders that do not show their refund yet. */
  const hidden = new Set<string>();
  const nonces: number[] = [];

  const send = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const error = (response: ServerResponse, message: string, status = 400): void =>
    send(response, status, { type: 'error', message });

  const refund = (paymentId: string, response: ServerResponse): void => {
    const { mood } = state;
    if (mood === 'silent') return void response.destroy();
    if (mood === 'strange') return send(response, 200, { answer: 42 });
    // Errors come with 200 as well.
    if (mood === 'refuses') return error(response, 'Недостаточно средств', 200);
    refunds.set(paymentId, (refunds.get(paymentId) ?? 0) + 1);
    if (mood === 'hides' || mood === 'works') hidden.add(paymentId);
    if (mood === 'loses' || mood === 'hides') return void response.destroy();
    send(response, 200, { type: 'success', id: 4001 });
  };

  const order = (paymentId: string) => ({
    merchant_order_id: paymentId,
    fk_order_id: 123_456,
    amount: 500,
    currency: 'RUB',
    status: refunds.has(paymentId) && !hidden.has(paymentId) ? 6 : 1,
  });

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (state.mood === 'deaf') return void response.destroy();
      const body = JSON.parse(Buffer.concat(parts).toString());
      if (body.signature !== sign(body) || body.shopId !== Number(keys.FREEKASSA_SHOP_ID))
        return error(response, 'Wrong signature', 401);
      nonces.push(body.nonce);
      const isOvertaken = state.mood === 'overtaken';
      if (isOvertaken) state.mood = 'well';
      if (isOvertaken || body.nonce <= state.nonce)
        return error(response, 'Request with same (or bigger) nonce already exist');
      state.nonce = body.nonce;
      if (request.url === '/orders/refund') return refund(body.paymentId, response);
      if (request.url === '/orders')
        return send(response, 200, { type: 'success', pages: 1, orders: [order(body.paymentId)] });
      return error(response, 'Unknown method', 404);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    on: {
      FREEKASSA_SHOP_ID: keys.FREEKASSA_SHOP_ID,
      FREEKASSA_SECRET_1: keys.FREEKASSA_SECRET_1,
      FREEKASSA_SECRET_2: keys.FREEKASSA_SECRET_2,
      FREEKASSA_API_KEY: apiKey,
      FREEKASSA_API_URL: url,
    },
    nonces: nonces as readonly number[],
    behave: (mood: FreekassaMood) => {
      state.mood = mood;
    },
    /** The bank has moved: every order shows its refund. */
    settle: () => hidden.clear(),
    /** Rubles that were given back of a deposit's payment, each once: always all of it (null). */
    refundsOf: (depositId: string): readonly null[] => Array.from({ length: refunds.get(depositId) ?? 0 }, () => null),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
