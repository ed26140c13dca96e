import type { SquadPersonEvent } from '#domain/squad/rules/all-rules.ts';
import type { Answer } from '../server/test-browser';
import type { Company } from './company';
import { newKey } from './squad-calls';

const nameOf = ({ by }: SquadPersonEvent): string => (typeof by === 'string' ? by : by.admin);

/** A well-formed token that does not exist. */
const noToken = 'nobody-has-this-token_';

/** Sends a step of the pure machine over HTTP in the name of its actor; null if there is no call for it. */
export const sendEvent = async (
  company: Company,
  squadId: number,
  event: SquadPersonEvent,
  tokens: ReadonlyMap<string, string> = new Map(),
): Promise<Answer<unknown> | null> => {
  const { browser } = company.person(nameOf(event));
  const idOf = (name: string): string => tokens.get(name) ?? company.ids.get(name) ?? name;
  const params = { id: squadId };
  switch (event.type) {
    case 'squad.inviteMate':
      return browser.call('POST /v1/squads/invite-mate', { body: { squadId, mateId: idOf(event.mateId) } });
    case 'squad.inviteFriend':
      return browser.call('POST /v1/squads/invite-friend', {
        body: { squadId, ...(event.friendId === null ? {} : { userId: idOf(event.friendId) }) },
      });
    case 'squad.accept':
      return browser.call('POST /v1/squads/mate/orders/{id}/accept', { params });
    case 'squad.decline':
      return browser.call('POST /v1/squads/mate/orders/{id}/cancel', { params });
    case 'squad.declineFriend':
      return browser.call('POST /v1/squads/invited-friend/{id}/decline', {
        params: { id: tokens.get(event.token) ?? noToken },
      });
    case 'squad.kick':
      return browser.call('POST /v1/squads/kick/{id}', { params: { id: idOf(event.memberId) }, body: { squadId } });
    case 'squad.publish':
      return browser.call('POST /v1/squads/{id}/publish', { params, body: {} });
    case 'squad.unpublish':
      return browser.call('POST /v1/squads/{id}/publish', { params, body: { visible: false } });
    case 'squad.join':
      return browser.call('POST /v1/squads/{id}/join', {
        params,
        body: event.viaInvitation === null ? {} : { token: tokens.get(event.viaInvitation) ?? noToken },
      });
    case 'squad.leave':
      return browser.call('POST /v1/squads/{id}/leave', { params });
    case 'squad.update': {
      const { category: _category, languages: _languages, ...changes } = event.changes;
      return browser.call('PUT /v1/squads/{id}', { params, body: changes });
    }
    case 'squad.pay':
      return browser.call('POST /v1/squads/{id}/pay', {
        params,
        body: { amount: Math.max(event.quoted, 1) / 100 },
        idempotencyKey: newKey(),
      });
    case 'squad.confirm':
      return browser.call('POST /v1/squads/{id}/confirm', { params });
    case 'squad.ping':
      return browser.call('POST /v1/squads/{id}/ping', { params });
    case 'squad.disband':
      return browser.call('POST /v1/squads/{id}/disband', {
        params,
        body: event.refundPercent === null ? {} : { refundPercent: event.refundPercent },
      });
    case 'squad.repeat':
      return browser.call('POST /v1/squads/{id}/repeat', { params });
    case 'squad.requestEarlyFinish':
      return browser.call('POST /v1/squads/{id}/request-early-finish', { params });
    case 'squad.answerEarlyFinish':
      return browser.call('POST /v1/squads/{id}/confirm-early-finish', {
        params,
        body: { confirmed: event.confirmed },
      });
    case 'squad.needToRecreate':
      return browser.call('PUT /v1/squads/{id}/need-to-recreate', { params, body: { needed: event.needed } });
    case 'squad.openDispute':
      return browser.call('POST /v1/squads/{id}/dispute', {
        params,
        body: { reason: 'Напарник играл не в полную силу', wantedPercent: event.wantedPercent },
      });
    case 'squad.answerDispute':
      return browser.call('POST /v1/squads/{id}/dispute/answer', { params, body: { granted: event.granted } });
    case 'squad.applyPromoCode':
      return browser.call('POST /v1/squads/{id}/promo-code', { params, body: { code: event.promo.code } });
    case 'squad.removePromoCode':
      return browser.call('POST /v1/squads/{id}/promo-code', { params, body: { code: null } });
    case 'squad.withdrawOffer':
      return browser.call('DELETE /v1/squads/{id}/hot-squad-mate-ready', { params });
    case 'squad.offerReady':
      return browser.call('POST /v1/squads/{id}/hot-squad-mate-ready', { params });
    default:
      return null;
  }
};
