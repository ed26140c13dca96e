import type { SquadEvent, SquadPersonEvent } from '#domain/squad/rules/all-rules.ts';
import type { Answer } from '../server/test-browser';
import type { TestServer } from '../server/start-test-server';
import { sweepDeadlines } from '../sweep-deadlines';
import { type Company, isMateName } from './company';
import { sendEvent } from './send-event';
import { storePromo } from './store-promo';
import { setTime } from './store-squad';

const isOfPerson = (event: SquadEvent): event is SquadPersonEvent => event.by !== 'system';

const matesOnly: readonly string[] = ['squad.accept', 'squad.decline', 'squad.offerReady', 'squad.withdrawOffer'];
const clientsOnly: readonly string[] = ['squad.join', 'squad.repeat'];

/** The machine is told who is a mate, while the server knows: skips steps that only the machine would allow. */
export const fitsPerson = ({ type, by }: SquadEvent): boolean =>
  typeof by !== 'string' || by === 'system' || !(isMateName(by) ? clientsOnly : matesOnly).includes(type);

/**
 * Takes a step of the pure machine on the server: a person's over HTTP, the clock's by the sweeper. Null for the
 * clock's steps and for those without a call.
 */
export const takeStep = async (
  server: TestServer,
  company: Company,
  squadId: number,
  event: SquadEvent,
  tokens: ReadonlyMap<string, string>,
): Promise<Answer<unknown> | null> => {
  if (event.type === 'squad.applyPromoCode')
    return sendEvent(company, squadId, { ...event, promo: await storePromo(server, event.promo) }, tokens);
  if (isOfPerson(event)) return sendEvent(company, squadId, event, tokens);
  setTime(server, event.at);
  await sweepDeadlines(server);
  return null;
};
