import { createServer, type ServerResponse } from 'node:http';

/** How UNITPAY behaves towards refunds. */
type UnitpayMood =
  | 'well'
  /** Gives the money back, and the answer is lost. */
  | 'loses'
  /** The connection is cut before anything is done. */
  | 'silent'
  | 'refuses'
  /** Answers with what no document names. */
  | 'strange';

/** UNITPAY by its documents: payments that are started, and one refund of each. */
export const unitpayStandIn = async () => {
  const state: { mood: UnitpayMood; next: number } = { mood: 'well', next: 3_000_001 };
  /** What was given back, by the provider's id of the payment: more than one would be money lost. */
  const refunds = new Map<string, (string | null)[]>();
  const asked: string[] = [];
  /** Lines of receipts that payments, refunds and set-offs came with, as they were sent. */
  const cashItems: { readonly method: string; readonly paymentId: string; readonly items: unknown }[] = [];
  const heard = (method: string, paymentId: string, { searchParams }: URL): void => {
    const coded = searchParams.get('params[cashItems]');
    if (coded === null) return;
    cashItems.push({ method, paymentId, items: JSON.parse(Buffer.from(coded, 'base64').toString()) });
  };

  const send = (response: ServerResponse, body: unknown): void => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

  const refund = (id: string, sum: string | null, response: ServerResponse): void => {
    if (state.mood === 'silent') return void response.destroy();
    if (state.mood === 'strange') return send(response, { answer: 42 });
    if (state.mood === 'refuses') return send(response, { error: { message: 'Недостаточно средств', code: 103 } });
    refunds.set(id, [...(refunds.get(id) ?? []), sum]);
    if (state.mood === 'loses') return void response.destroy();
    send(response, { result: { message: 'Возврат принят' } });
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://unitpay');
    const { searchParams } = url;
    const id = searchParams.get('params[paymentId]') ?? '';
    const method = searchParams.get('method') ?? '';
    switch (method) {
      case 'initPayment':
        state.next += 1;
        heard(method, String(state.next), url);
        return send(response, { result: { redirectUrl: 'https://unitpay.example/pay', paymentId: state.next } });
      case 'offsetAdvance':
        if (state.mood === 'silent') return void response.destroy();
        if (state.mood === 'refuses') return send(response, { error: { message: 'Касса недоступна', code: 1 } });
        heard(method, id, url);
        if (state.mood === 'loses') return void response.destroy();
        return send(response, { result: { message: 'Принято' } });
      case 'refundPayment':
        heard(method, id, url);
        return refund(id, searchParams.get('params[sum]'), response);
      case 'getPayment':
        asked.push(id);
        if (state.mood === 'silent') return void response.destroy();
        return send(response, {
          result: {
            status: 'success',
            paymentId: id,
            refunds: refunds.get(id) ?? [],
            ...(cashItems.some((one) => one.paymentId === id) ? { receiptUrl: `https://ofd.example/${id}` } : {}),
          },
        });
      default:
        return send(response, { error: { message: 'no such method', code: -32_602 } });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    asked,
    cashItemsOf: (paymentId: string) => cashItems.filter((one) => one.paymentId === paymentId),
    refundsOf: (paymentId: string | null): readonly (string | null)[] => refunds.get(paymentId ?? '') ?? [],
    allRefunds: (): readonly (readonly (string | null)[])[] => [...refunds.values()],
    behave: (mood: UnitpayMood): void => void (state.mood = mood),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
