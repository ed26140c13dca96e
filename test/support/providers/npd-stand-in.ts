import { createServer, type ServerResponse } from 'node:http';
import { isPersonInn } from '#domain/taxes/tax-status.ts';

/** How the tax service behaves towards the next requests. */
type NpdMood =
  /** Everybody is self-employed but those who are not (`lose`). */
  | 'well'
  /** 422: too many from one address. */
  | 'limited'
  /** 422: the service is closed. */
  | 'unavailable'
  /** The connection is cut: the answer is lost. */
  | 'silent'
  /** Keeps the connection and says nothing. */
  | 'slow'
  /** Answers with what the protocol does not name. */
  | 'strange'
  /** A page instead of an answer, as from a gateway in front of it. */
  | 'broken';

interface Asked {
  readonly inn: string;
  readonly requestDate: string;
}

const read = async (request: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

const limited = { code: 'taxpayer.status.service.limited.error', message: 'Превышено количество запросов с одного ip' };
const closed = { code: 'taxpayer.status.service.unavailable.error', message: 'Сервис временно недоступен' };
const wrong = { code: 'validation.failed', message: 'Указан некорректный ИНН' };

/** The tracker of statusnpd.nalog.ru by its protocol. */
export const npdStandIn = async () => {
  const state: { mood: NpdMood; thinks: number; atOnce: number; mostAtOnce: number } = {
    mood: 'well',
    thinks: 0,
    atOnce: 0,
    mostAtOnce: 0,
  };
  const lost = new Set<string>();
  const unknownInns = new Set<string>();
  const early = new Set<string>();
  const asked: Asked[] = [];

  const send = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

  const answer = ({ inn, requestDate }: Asked, response: ServerResponse): void => {
    if (early.delete(inn) || !isPersonInn(inn) || unknownInns.has(inn) || !/^\d{4}-\d\d-\d\d$/.test(requestDate))
      return send(response, 422, wrong);
    const status = !lost.has(inn);
    send(response, 200, {
      status,
      message: `${inn} ${status ? '' : 'не '}является плательщиком налога на профессиональный доход`,
    });
  };

  const byMood: Readonly<Record<NpdMood, (one: Asked, response: ServerResponse) => void>> = {
    well: answer,
    limited: (_, response) => send(response, 422, limited),
    unavailable: (_, response) => send(response, 422, closed),
    silent: (_, response) => void response.destroy(),
    slow: () => undefined,
    strange: (_, response) => send(response, 200, { state: 'yes' }),
    broken: (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  };

  const server = createServer((request, response) => {
    state.atOnce += 1;
    state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
    response.on('close', () => {
      state.atOnce -= 1;
    });
    void read(request).then((text) => {
      if (request.method !== 'POST' || request.url !== '/api/v1/tracker/taxpayer_status')
        return send(response, 404, { code: 'not.found' });
      const one = JSON.parse(text) as Asked;
      asked.push(one);
      setTimeout(() => byMood[state.mood](one, response), state.thinks);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  return {
    url,
    askedAbout: (inn: string): readonly Asked[] => asked.filter((one) => one.inn === inn),
    mostAtOnce: (): number => state.mostAtOnce,
    behave: (mood: NpdMood): void => void (state.mood = mood),
    /** How long it takes to answer, ms. */
    think: (ms: number): void => void (state.thinks = ms),
    /** This one is not self-employed any more. */
    lose: (inn: string): void => void lost.add(inn),
    /** This INN is none of anybody’s, though its check digits are right. */
    forget: (inn: string): void => void unknownInns.add(inn),
    /** The day of the next request about this one has not begun for the service. */
    isBehindFor: (inn: string): void => void early.add(inn),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

export type NpdStandIn = Awaited<ReturnType<typeof npdStandIn>>;

/** Settings that ask the stand-in, without its slow pace. */
export const npdOn = (url: string): Readonly<Record<string, string>> => ({
  NPD_URL: url,
  NPD_ASK_EVERY: '0',
  NPD_TIMEOUT: '300',
});
