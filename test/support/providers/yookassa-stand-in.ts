import { createServer, type ServerResponse } from 'node:http';
import { textOf } from '../server/text-of';
import type { Said, SentCallback } from './provider-callbacks';
import { type Carried, type NewReceipt, yookassaPrinter } from './yookassa-printer';

/** How YooKassa behaves towards the next requests. */
type YookassaMood =
  | 'well'
  /** Takes a refund on; it is done when it is asked about. */
  | 'slow'
  /** Does what is asked, and the answer is lost. */
  | 'loses'
  /** The connection is cut before anything is done. */
  | 'silent'
  | 'refuses'
  /** Takes a refund on and cancels it. */
  | 'cancels'
  /** Answers with what no document names, and does nothing. */
  | 'strange'
  /** Says 500, and does what is asked. */
  | 'breaks';

interface Payment {
  readonly id: string;
  /** Its data, where it carries a receipt. */
  readonly carries?: Carried;
  amount: string;
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  readonly metadata: Readonly<Record<string, string>>;
}

interface Refund {
  readonly id: string;
  readonly carries?: Carried;
  readonly payment_id: string;
  readonly amount: string;
  status: 'pending' | 'succeeded' | 'canceled';
  readonly metadata: Readonly<Record<string, string>>;
}

interface Wanted {
  readonly payment_id?: string;
  readonly receipt?: Carried;
  readonly amount: { readonly value: string };
  readonly metadata?: Readonly<Record<string, string>>;
}

const money = (value: string) => ({ value, currency: 'RUB' });

/** YooKassa's API v3 by its documents: payments, refunds, and keys that carry a request out once until they end. */
export const yookassaStandIn = async () => {
  const state: { mood: YookassaMood; of: string; next: number } = { mood: 'well', of: '/', next: 1 };
  const payments: Payment[] = [];
  const refunds: Refund[] = [];
  const printer = yookassaPrinter();
  const byKey = new Map<string, { readonly body: string; readonly answer: () => unknown }>();
  const seen: { readonly route: string; readonly key: string; readonly body: string }[] = [];

  const send = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const problem = (response: ServerResponse, status: number, description: string, parameter?: string): void =>
    send(response, status, { type: 'error', id: 'e', code: 'invalid_request', description, parameter });
  const moodAt = (path: string): YookassaMood => (path.startsWith(state.of) ? state.mood : 'well');
  const idOf = (): string => `${String((state.next += 1)).padStart(8, '0')}-0000-5000-8000-000000000000`;

  const ofPayment = ({ amount, carries, ...payment }: Payment) => ({
    ...payment,
    ...printer.registered({ ...payment, carries }),
    amount: money(amount),
    paid: payment.status === 'succeeded',
    confirmation: { type: 'redirect', confirmation_url: `https://yookassa.example/pay/${payment.id}` },
  });
  const ofRefund = ({ amount, carries, ...refund }: Refund) => ({
    ...refund,
    ...printer.registered({ ...refund, carries }),
    amount: money(amount),
    ...(refund.status === 'canceled'
      ? { cancellation_details: { party: 'refund_network', reason: 'rejected_by_payee' } }
      : {}),
  });
  /** Whoever is asked about has been finished by then. */
  const finish = (refund: Refund): Refund => {
    if (refund.status === 'pending') refund.status = state.mood === 'cancels' ? 'canceled' : 'succeeded';
    return refund;
  };

  const carried = ({ receipt }: Wanted) => (receipt ? { carries: receipt } : {});
  const pay = (wanted: Wanted) => {
    const { amount, metadata = {} } = wanted;
    const payment: Payment = { id: idOf(), amount: amount.value, status: 'pending', metadata, ...carried(wanted) };
    payments.push(payment);
    return () => ofPayment(payment);
  };
  const giveBack = (wanted: Wanted) => {
    const { amount, metadata = {}, payment_id: of = '' } = wanted;
    const status = state.mood === 'slow' || state.mood === 'cancels' ? 'pending' : 'succeeded';
    const refund: Refund = { id: idOf(), payment_id: of, amount: amount.value, status, metadata, ...carried(wanted) };
    refunds.push(refund);
    return () => ofRefund(refund);
  };

  const post = (response: ServerResponse, path: string, key: string, body: string): void => {
    const mood = moodAt(path);
    if (mood === 'silent') return void response.destroy();
    const known = byKey.get(key);
    if (known) {
      if (known.body !== body) return problem(response, 400, 'Idempotence key duplicated', 'Idempotence-Key');
      return send(response, 200, known.answer());
    }
    if (mood === 'strange') return send(response, 200, { answer: 42 });
    if (mood === 'refuses') return problem(response, 400, 'Недостаточно средств');
    const wanted = JSON.parse(body) as Wanted;
    if (path === '/refunds' && !payments.some(({ id, status }) => id === wanted.payment_id && status === 'succeeded'))
      return problem(response, 400, 'Платёж не найден', 'payment_id');
    const answer =
      path === '/receipts'
        ? printer.register(JSON.parse(body) as NewReceipt, `rt-${idOf()}`)
        : path === '/payments'
          ? pay(wanted)
          : giveBack(wanted);
    byKey.set(key, { body, answer });
    if (mood === 'loses') return void response.destroy();
    if (mood === 'breaks') return send(response, 500, { type: 'error', code: 'internal_server_error' });
    send(response, 200, answer());
  };

  const get = (response: ServerResponse, { pathname, searchParams }: URL): void => {
    const mood = moodAt(pathname);
    if (mood === 'silent') return void response.destroy();
    if (mood === 'strange') return send(response, 200, { answer: 43 });
    if (pathname === '/refunds') {
      const of = refunds.filter((one) => one.payment_id === searchParams.get('payment_id')).map(finish);
      return send(response, 200, { type: 'list', items: of.map(ofRefund) });
    }
    if (pathname === '/receipts') return send(response, 200, printer.list(searchParams));
    const [, kind, id] = pathname.split('/');
    const payment = kind === 'payments' ? payments.find((one) => one.id === id) : undefined;
    const refund = kind === 'refunds' ? refunds.find((one) => one.id === id) : undefined;
    const receipt = kind === 'receipts' ? printer.find(id ?? '', mood === 'cancels') : null;
    if (receipt) return send(response, 200, receipt);
    if (payment) return send(response, 200, ofPayment(payment));
    if (refund) return send(response, 200, ofRefund(finish(refund)));
    send(response, 404, { type: 'error', id: 'e', code: 'not_found', description: 'Incorrect id' });
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://yookassa');
    void textOf(request).then((body) => {
      const key = String(request.headers['idempotence-key'] ?? '');
      seen.push({ route: `${request.method} ${url.pathname}`, key, body });
      if (request.headers.authorization !== `Basic ${Buffer.from('506:shop secret').toString('base64')}`)
        return send(response, 401, { type: 'error', id: 'e', code: 'invalid_credentials' });
      if (request.method === 'GET') return get(response, url);
      post(response, url.pathname, key, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();

  const ofDeposit = (depositId: string): Payment => {
    const found = payments.find(({ metadata }) => metadata['deposit'] === depositId);
    if (found) return found;
    const payment: Payment = { id: idOf(), amount: '0.00', status: 'pending', metadata: { deposit: depositId } };
    payments.push(payment);
    return payment;
  };
  const statuses = {
    success: 'succeeded',
    fail: 'canceled',
    pending: 'waiting_for_capture',
    check: 'pending',
  } as const;
  const noticeOf = (event: string, object: unknown): SentCallback => ({
    path: '/provider/yookassa/callback',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'notification', event, object }),
  });

  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    seen,
    payments,
    receipts: printer.all,
    refundsOf: (paymentId: string | null): readonly string[] =>
      refunds
        .filter(({ payment_id: of, status }) => of === paymentId && status !== 'canceled')
        .map(({ amount }) => amount),
    allRefunds: (): readonly Refund[] => refunds,
    /** `of`: only towards requests below this path. */
    behave: (mood: YookassaMood, of = '/'): void => void Object.assign(state, { mood, of }),
    /** Keys are kept for 24 hours; then they count as new. */
    forgetKeys: (): void => byKey.clear(),
    /** A payment comes to this end, and its notice is about to be sent; `forged`: of what YooKassa does not know. */
    says: ({
      depositId,
      sum,
      outcome = 'success',
      forged = false,
    }: {
      readonly depositId: string;
      readonly sum: string;
      readonly outcome?: Said;
      readonly forged?: boolean;
    }): SentCallback => {
      if (forged) return noticeOf('payment.succeeded', { ...ofPayment(ofDeposit(depositId)), id: idOf() });
      const payment = ofDeposit(depositId);
      if (outcome === 'refund') {
        const known = refunds.find(({ payment_id: of }) => of === payment.id);
        const refund = known ?? { id: idOf(), payment_id: payment.id, amount: sum, status: 'succeeded', metadata: {} };
        if (!known) refunds.push(refund);
        return noticeOf('refund.succeeded', ofRefund(refund));
      }
      payment.amount = sum;
      // Its ends are final.
      if (payment.status !== 'succeeded') payment.status = statuses[outcome];
      return noticeOf(`payment.${statuses[outcome]}`, ofPayment(payment));
    },
    noticeOf,
    /** A refund that somebody makes in its cabinet, and the notice of it. */
    refundedByHand: (depositId: string, sum: string): SentCallback => {
      const refund: Refund = {
        id: idOf(),
        payment_id: ofDeposit(depositId).id,
        amount: sum,
        status: 'succeeded',
        metadata: {},
      };
      refunds.push(refund);
      return noticeOf('refund.succeeded', ofRefund(refund));
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** Settings that send payments to the stand-in, and take its notices from this machine. */
export const yookassaOn = (url: string): Readonly<Record<string, string>> => ({
  YOOKASSA_SHOP_ID: '506',
  YOOKASSA_SECRET: 'shop secret',
  YOOKASSA_URL: url,
  YOOKASSA_ADDRESSES: '127.0.0.0/8,::1',
});
