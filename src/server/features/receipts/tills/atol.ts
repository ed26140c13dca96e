import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { AtolConfig } from '../../../platform/config/receipts-config';
import { atolDocument, atolOperations } from './atol-document';
import { type ReceiptDocument, type Till, type TillAnswer, TillSilent } from './till';

const timeoutMs = 20_000;
/** A token lives for a day. */
const tokenMs = 23 * 3_600_000;

const problem = z.nullable(z.object({ code: z.number(), text: z.optional(z.string()), type: z.optional(z.string()) }));

const tokenReply = z.object({ error: problem, token: z.optional(z.string()) });
const registered = z.object({
  uuid: z.optional(z.nullable(z.string())),
  error: z.optional(problem),
  status: z.string(),
});
const payload = z.object({
  fn_number: z.union([z.string(), z.number()]),
  fiscal_document_number: z.union([z.string(), z.number()]),
  fiscal_document_attribute: z.union([z.string(), z.number()]),
  receipt_datetime: z.string(),
  ofd_receipt_url: z.optional(z.nullable(z.string())),
});
const report = z.object({
  status: z.enum(['wait', 'done', 'fail']),
  error: z.optional(problem),
  payload: z.optional(z.nullable(payload)),
});

/** Codes of the protocol (v4, 5.23 of 2025-12-09). */
const codes = {
  token: [10, 11],
  /** The document itself is wrong: nothing is registered, and the same would be refused again. */
  document: [13, 30, 31, 32, 40, 41],
  /** A document with this number is registered: its own id is in the answer. */
  known: 33,
  /** The register has not heard of it yet. */
  notFound: 34,
} as const;

const isAmong = (code: number | undefined, some: readonly number[]): boolean =>
  code !== undefined && some.includes(code);

interface Reply {
  readonly body: unknown;
  readonly status: number;
}

/** @throws TillSilent */
const call = async (url: string, init: RequestInit): Promise<Reply> => {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    return { body: await response.json(), status: response.status };
  } catch (failure) {
    throw new TillSilent('no answer that can be read', { cause: failure });
  }
};

const json = { 'content-type': 'application/json; charset=utf-8' } as const;

/** Asks one after the other, each some time after the one before. */
const pacer = (every: number) => {
  let last = Promise.resolve();
  return (): Promise<void> => {
    const turn = last;
    last = turn.then(() => wait(every, undefined, { ref: false }));
    return turn;
  };
};

const said = (error: z.output<typeof problem> | undefined): string =>
  `${error?.code ?? ''} ${error?.text ?? 'без объяснения'}`.trim();

/** ATOL Online, protocols v4 and v5: documents are registered by a number of ours, which is never registered twice. */
export const atolTill = (config: AtolConfig): Till => {
  const base = `${config.apiUrl}/${config.version}`;
  const turn = pacer(config.askEvery);
  let token: { readonly text: string; readonly until: number } | null = null;

  const freshToken = async (): Promise<string> => {
    if (token !== null && performance.now() < token.until) return token.text;
    const { body } = await call(`${base}/getToken`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ login: config.login, pass: config.password }),
    });
    const read = tokenReply.safeParse(body);
    if (!read.success || read.data.token === undefined)
      throw new TillSilent(`no token: ${said(read.success ? read.data.error : null)}`);
    token = { text: read.data.token, until: performance.now() + tokenMs };
    return token.text;
  };

  /** With a token; one that has ended is renewed once. */
  const withToken = async (path: string, init: RequestInit): Promise<unknown> => {
    const send = async (): Promise<unknown> =>
      (await call(`${base}/${config.group}/${path}`, { ...init, headers: { ...json, token: await freshToken() } }))
        .body;
    const body = await send();
    const failed = z.object({ error: problem }).safeParse(body);
    if (!failed.success || !isAmong(failed.data.error?.code, codes.token)) return body;
    token = null;
    return send();
  };

  const ask = async (documentId: string): Promise<TillAnswer> => {
    await turn();
    const read = report.safeParse(await withToken(`report/${encodeURIComponent(documentId)}`, { method: 'GET' }));
    if (!read.success) throw new TillSilent('a report that the protocol does not name');
    const { status, error, payload: printed } = read.data;
    if (status === 'fail') return { state: 'REFUSED', reason: said(error) };
    if (status === 'wait' && (!error || error.code === codes.notFound)) return { state: 'ACCEPTED', documentId };
    if (status !== 'done' || !printed) throw new TillSilent(`a report that the protocol does not name: ${said(error)}`);
    const { fn_number: drive, fiscal_document_number: number, fiscal_document_attribute: attribute } = printed;
    const fiscal = {
      drive: String(drive),
      document: String(number),
      attribute: String(attribute),
      at: printed.receipt_datetime,
    };
    const url = printed.ofd_receipt_url;
    return { state: 'DONE', documentId, url: url && /^https?:\/\//.test(url) ? url : null, fiscal };
  };

  const issue = async (document: ReceiptDocument): Promise<TillAnswer> => {
    const body = await withToken(atolOperations[document.kind], {
      method: 'POST',
      body: JSON.stringify(atolDocument(document, config)),
    });
    const read = registered.safeParse(body);
    if (!read.success) throw new TillSilent('an answer that the protocol does not name');
    const { uuid, error } = read.data;
    const isTaken = !error || error.code === codes.known;
    if (isTaken && uuid) return { state: 'ACCEPTED', documentId: uuid };
    if (isAmong(error?.code, codes.document)) return { state: 'REFUSED', reason: said(error) };
    throw new TillSilent(`the register does not take documents: ${said(error)}`);
  };
  return { name: 'ATOL', provider: null, lacking: () => null, issue, ask };
};
