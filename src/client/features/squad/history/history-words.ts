import type { SquadView } from '../../../../contract/squads/squad-view';
import type { SquadHistoryEventType } from '../../../../domain/enums/squad-history-event-type';
import type { SquadStatus } from '../../../../domain/enums/squad-status';
import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import { formatMoney, formatNumber } from '../../../ui/data/format-money';
import { texts } from './texts';

export type HistoryLine = SquadView['history'][number];

interface Words {
  readonly who: string;
  readonly whom: string | null;
  readonly line: HistoryLine;
  /** The status in which it happened. */
  readonly status: SquadStatus;
}

type Detail = HistoryLine['details'][string] | undefined;

const fieldNames: Readonly<Record<string, string>> = texts.fields;

const changed = (fields: Detail): string =>
  String(fields ?? '')
    .split(',')
    .map((field) => fieldNames[field] ?? field)
    .join(', ');

const updated = ({ who, line: { by, details } }: Words): string => {
  if (details.visible === false) return texts.closed(who);
  if (details.needToRecreate === true) return texts.recreationNeeded(who);
  if (details.needToRecreate === false) return texts.recreationOver;
  if (typeof details.recreatedAs === 'number') return texts.recreatedAs(formatNumber(details.recreatedAs));
  if (details.dispute === 'IN_PROGRESS') return texts.disputeRefused;
  if (details.dispute === 'CLOSED') return texts.disputeClosed(Number(details.refundPercent ?? 0));
  if (details.hot === false) return texts.hotOver;
  return by === null || details.fields === undefined ? texts.updatedBySystem : texts.updated(who, changed(details.fields));
};

const confirmed = ({ who, status }: Words): string => {
  if (status === 'FINISHED') return texts.confirmedFinish(who);
  return status === 'STARTED' ? texts.confirmedLobby(who) : texts.confirmedReady(who);
};

const invited = ({ who, whom, line }: Words): string => {
  if (whom === null) return texts.linkMade(who);
  return line.details.memberType === 'MATE' ? texts.mateInvited(who, whom) : texts.friendInvited(who, whom);
};

const canceled = ({ who, whom, line }: Words): string => {
  if (whom !== null) return texts.invitationWithdrawn(who, whom);
  return line.by === null ? texts.linkDeclined : texts.invitationDeclined(who);
};

const saving = ({ percent, amount }: HistoryLine['details']): string => {
  if (typeof percent === 'number') return `, −${percent} %`;
  return typeof amount === 'number' ? `, ${formatMoney(-kopecksToRubles(amount))}` : '';
};

/** Others than its owner do not see the code itself. */
const codeOf = ({ details: { code } }: HistoryLine): string => (typeof code === 'string' && code !== '' ? ` ${code}` : '');

const words: Readonly<Record<SquadHistoryEventType, (words: Words) => string>> = {
  CREATED: () => texts.created,
  UPDATED: updated,
  CONFIRMED: confirmed,
  CONFIRMATION_EXPIRED: () => texts.confirmationExpired,
  STARTED: () => texts.started,
  IN_A_GAME: () => texts.inAGame,
  FINISHED: () => texts.finished,
  PUBLISHED: () => texts.published,
  DISBANDED: ({ who, line }) => (line.by === null ? texts.disbanded : texts.disbandedBy(who)),
  INVITATION_EXPIRED: ({ whom }) => (whom === null ? texts.linkExpired : texts.invitationExpired(whom)),
  INVITATION_CANCELED: canceled,
  MEMBER_INVITED: invited,
  MEMBER_JOINED: ({ who }) => texts.joined(who),
  MEMBER_KICKED: ({ who, whom }) => texts.kicked(who, whom ?? texts.someone),
  MEMBER_LEFT: ({ who, whom }) => (whom === null ? texts.left(who) : texts.dropped(whom)),
  MEMBER_PAID: ({ who, line }) => (line.details.amount === 0 ? texts.paidByCourse(who) : texts.paid(who, formatMoney(kopecksToRubles(Number(line.details.amount ?? 0))))),
  DISPUTE_CREATED: ({ who }) => texts.disputed(who),
  WITHDRAWN: () => texts.withdrawn,
  PROMO_CODE_USED: ({ line }) => texts.promoUsed(codeOf(line), saving(line.details)),
  PROMO_CODE_CANCELED: ({ line }) => texts.promoRemoved(codeOf(line)),
  EARLY_FINISH_REQUESTED: ({ who }) => texts.earlyFinishRequested(who),
  EARLY_FINISH_CONFIRMED: () => texts.earlyFinishConfirmed,
  EARLY_FINISH_REJECTED: () => texts.earlyFinishRejected,
};

/** One event of the squad's life in a sentence. */
export const historyWords = (line: HistoryLine, status: SquadStatus): string =>
  words[line.event]({ who: line.by?.username ?? texts.someone, whom: line.subject?.username ?? null, line, status });
