import { createHash, createHmac } from 'node:crypto';
import { testSecret } from '../server/start-test-server';
import { keys } from './provider-stand-in';

/** A provider's callback as the provider sends it; signed here independently of the product's code. */
export interface SentCallback {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** `pending`: not decided yet. If a provider has no value for an outcome, its callback contains an unreadable one. */
export type Said = 'success' | 'fail' | 'refund' | 'check' | 'pending';

interface Payment {
  readonly depositId: string;
  /** Rubles with two decimals. */
  readonly sum: string;
  readonly outcome?: Said;
  /** Further fields of the body, for providers that sign all of it. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** Signed with a wrong key. */
  readonly forged?: boolean;
}

export const freekassaCallback = ({ depositId, sum, forged = false }: Payment): SentCallback => {
  const secret = forged ? 'guess' : keys.FREEKASSA_SECRET_2;
  const fields = {
    MERCHANT_ID: keys.FREEKASSA_SHOP_ID,
    AMOUNT: sum,
    intid: '123456',
    MERCHANT_ORDER_ID: depositId,
    CUR_ID: '4',
    SIGN: md5(`${keys.FREEKASSA_SHOP_ID}:${sum}:${secret}:${depositId}`),
  };
  const body = new URLSearchParams(fields).toString();
  return { path: '/provider/freekassa/callback', method: 'POST', headers: form, body };
};

const unitpayMethods = { success: 'pay', fail: 'error', check: 'check', refund: 'refund', pending: 'preauth' } as const;

const unitpay =
  (slug: string, projectId: string, secret: string) =>
  ({ depositId, sum, outcome = 'success', forged = false }: Payment): SentCallback => {
    const method = unitpayMethods[outcome];
    const params = {
      account: depositId,
      date: '2026-11-22 12:00:00',
      orderCurrency: 'RUB',
      orderSum: sum,
      payerSum: sum,
      projectId,
      sum,
      unitpayId: '3000001',
    };
    const values = [method, ...Object.values(params), forged ? 'guess' : secret];
    const signature = createHash('sha256').update(values.join('{up}')).digest('hex');
    const query = new URLSearchParams({ method });
    for (const [name, value] of Object.entries({ ...params, signature })) query.set(`params[${name}]`, value);
    return { path: `/provider/${slug}/callback?${query.toString()}`, method: 'GET' };
  };

export const unitpayCallback = unitpay('unitpay', keys.UNITPAY_PROJECT_ID, keys.UNITPAY_SECRET);
export const nettingCallback = unitpay('unitpay_netting', keys.UNITPAY_NETTING_PROJECT_ID, keys.UNITPAY_NETTING_SECRET);

export const enotCallback = ({
  depositId,
  sum,
  outcome = 'success',
  more = {},
  forged = false,
}: Payment): SentCallback => {
  const fields = {
    amount: sum,
    credited: sum,
    custom_fields: { user: 1 },
    invoice_id: 'a3e9ff6f-c5c1-3bcd-854e-4bc995b1ae7a',
    order_id: depositId,
    pay_service: 'card',
    pay_time: '2026-11-22 12:00:00',
    payer_details: '553691******1279',
    status: outcome,
    type: 1,
    ...more,
  };
  // The signature requires that the outermost keys are sorted.
  const body = JSON.stringify(
    Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
  const signature = createHmac('sha256', forged ? 'guess' : keys.ENOT_CALLBACK_KEY)
    .update(body)
    .digest('hex');
  const headers = { 'content-type': 'application/json', 'x-api-sha256-signature': signature };
  return { path: '/provider/enot/callback', method: 'POST', headers, body };
};

const skinStatuses = {
  success: 'success',
  fail: 'failed',
  refund: 'refunded',
  check: 'pending',
  pending: 'pending',
} as const;

export const skinifyCallback = ({ depositId, sum, outcome = 'success', forged = false }: Payment): SentCallback => {
  const fields = {
    token_md5: md5(forged ? 'guess' : keys.SKINIFY_TOKEN),
    status: skinStatuses[outcome],
    transaction_id: '77',
    deposit_id: depositId,
    amount: sum,
    amount_currency: 'RUB',
    trade_offer_id: '5',
  };
  const body = new URLSearchParams(fields).toString();
  return { path: '/provider/skinify/callback', method: 'POST', headers: form, body };
};

const dummyStatuses = {
  success: 'PAID',
  fail: 'DECLINED',
  refund: 'REFUNDED',
  check: 'CHECK',
  pending: 'DELAYED',
} as const;

export const dummyCallback = ({ depositId, sum, outcome = 'success', forged = false }: Payment): SentCallback => {
  const body = JSON.stringify({ depositId, amount: Number(sum), status: dummyStatuses[outcome] });
  const key = createHmac('sha256', forged ? 'guess' : testSecret)
    .update('provider:DUMMY')
    .digest();
  const signature = createHmac('sha256', key).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-dummy-signature': signature };
  return { path: '/provider/dummy/callback', method: 'POST', headers, body };
};

export const send = async (url: string, { path, method, headers = {}, body }: SentCallback) => {
  const response = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) });
  return { status: response.status, text: await response.text() };
};
