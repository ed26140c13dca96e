import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { textOf } from '../server/text-of';

/** How the register behaves towards the next requests. */
type AtolMood =
  | 'well'
  /** Registers, and the answer is lost. */
  | 'loses'
  /** The connection is cut before anything is done. */
  | 'silent'
  /** Code 32: the document is wrong. */
  | 'refuses'
  /** Answers with what the protocol does not name. */
  | 'strange'
  /** Registers, and says later that it could not print. */
  | 'fails';

interface AtolItem {
  readonly name: string;
  readonly sum: number;
  readonly payment_method: string;
  readonly payment_object: string | number;
  readonly agent_info?: { readonly type: string };
  readonly supplier_info?: { readonly inn: string; readonly name: string; readonly phones: readonly string[] };
}

export interface AtolDocument {
  readonly operation: string;
  readonly uuid: string;
  readonly external_id: string;
  readonly receipt: {
    readonly client: { readonly email: string };
    readonly items: readonly AtolItem[];
    readonly payments: readonly { readonly type: number; readonly sum: number }[];
    readonly total: number;
  };
  printed: 'wait' | 'done' | 'fail';
}

const refused = (code: number, text: string, uuid: string | null = null) => ({
  uuid,
  timestamp: '15.01.2026 12:00:00',
  status: code === 33 ? 'wait' : 'fail',
  error: { error_id: randomUUID(), code, text, type: 'system' },
});

/** ATOL Online by its protocol: tokens, documents by our number (each registered once), reports. */
export const atolStandIn = async () => {
  const state: { mood: AtolMood; token: string } = { mood: 'well', token: randomUUID() };
  const documents = new Map<string, AtolDocument>();
  const asked: string[] = [];

  const send = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

  const register = (operation: string, text: string, response: ServerResponse): void => {
    if (state.mood === 'silent') return void response.destroy();
    if (state.mood === 'strange') return send(response, 200, { answer: 42 });
    if (state.mood === 'refuses') return send(response, 400, refused(32, 'Ошибка валидации: нет такого ИНН'));
    const body = JSON.parse(text) as Omit<AtolDocument, 'operation' | 'uuid' | 'printed'>;
    const known = documents.get(body.external_id);
    if (known) return send(response, 400, refused(33, 'Чек уже есть', known.uuid));
    const uuid = randomUUID();
    documents.set(body.external_id, { ...body, operation, uuid, printed: state.mood === 'fails' ? 'fail' : 'wait' });
    if (state.mood === 'loses') return void response.destroy();
    send(response, 200, { uuid, timestamp: '15.01.2026 12:00:00', error: null, status: 'wait' });
  };

  const report = (uuid: string, response: ServerResponse): void => {
    asked.push(uuid);
    if (state.mood === 'silent') return void response.destroy();
    const found = [...documents.values()].find((one) => one.uuid === uuid);
    if (!found) return send(response, 200, { ...refused(34, 'Ещё не пришёл'), status: 'wait' });
    if (found.printed === 'fail')
      return send(response, 200, { ...refused(-1, 'Смена закрыта', uuid), payload: null, status: 'fail' });
    // The first question finds it still printing.
    if (found.printed === 'wait') {
      found.printed = 'done';
      return send(response, 200, { uuid, error: null, status: 'wait', payload: null });
    }
    send(response, 200, {
      uuid,
      error: null,
      status: 'done',
      external_id: found.external_id,
      payload: {
        total: found.receipt.total,
        fn_number: '9999078900006251',
        shift_number: 23,
        receipt_datetime: '15.01.2026 12:00:05',
        fiscal_receipt_number: 6,
        fiscal_document_number: 133,
        fiscal_document_attribute: 3_449_555_941,
        ecr_registration_number: '0000000000059763',
        fns_site: 'www.nalog.ru',
        ofd_receipt_url: `https://ofd.example/${uuid}`,
      },
    });
  };

  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const [, , group = '', name = '', id = ''] = (request.url ?? '').split('/');
      if (group === 'getToken') return send(response, 200, { error: null, token: state.token, timestamp: '' });
      if (request.headers['token'] !== state.token) return send(response, 401, refused(11, 'Токен истёк'));
      return name === 'report' ? report(decodeURIComponent(id), response) : register(name, text, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  return {
    url,
    asked,
    documents: (): readonly AtolDocument[] => [...documents.values()],
    /** Tokens given out so far are refused from now on. */
    endToken: (): void => void (state.token = randomUUID()),
    behave: (mood: AtolMood): void => void (state.mood = mood),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

export const atolOn = (url: string): Readonly<Record<string, string>> => ({
  ATOL_URL: url,
  ATOL_LOGIN: 'login',
  ATOL_PASSWORD: 'password',
  ATOL_GROUP: 'group_1',
  ATOL_INN: '7707083893',
  ATOL_EMAIL: 'cash@naparnik.test',
  ATOL_SNO: 'usn_income',
  ATOL_ASK_EVERY: '0',
});
