import type { SquadView } from '#contract/squads/squad-view.ts';
import type { SquadHistoryEventType, SquadStatus } from '#domain/squad/facts/squad-enums.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { texts } from './texts';

export type HistoryLine = SquadView['history'][number];

/** The people mentioned, by id. */
type Names = Readonly<Record<string, { readonly username: string }>>;

type LineOf<Event extends SquadHistoryEventType> = Extract<HistoryLine, { readonly event: Event }>;

interface SentenceParts<Line extends HistoryLine = HistoryLine> {
  readonly who: string;
  readonly whom: string | null;
  readonly line: Line;
  /** The squad's status before the event. */
  readonly status: SquadStatus;
}

const fieldNames: Readonly<Record<string, string>> = texts.fields;

const changed = (fields: string): string =>
  fields
    .split(',')
    .map((field) => fieldNames[field] ?? field)
    .join(', ');

const updated = ({ who, line: { by, details } }: SentenceParts<LineOf<'UPDATED'>>): string => {
  if ('visible' in details) return texts.closed(who);
  if ('hot' in details) return texts.hotOver;
  if ('needToRecreate' in details) return details.needToRecreate ? texts.recreationNeeded(who) : texts.recreationOver;
  if ('recreatedAs' in details) return texts.recreatedAs(details.recreatedAs);
  if ('refundPercent' in details) return texts.disputeClosed(details.refundPercent);
  if ('dispute' in details) return texts.disputeRefused;
  return by === null ? texts.updatedBySystem : texts.updated(who, changed(details.fields));
};

const confirmed = ({ who, status }: SentenceParts): string => {
  if (status === 'FINISHED') return texts.confirmedFinish(who);
  return status === 'STARTED' ? texts.confirmedLobby(who) : texts.confirmedReady(who);
};

const invited = ({ who, whom, line }: SentenceParts<LineOf<'MEMBER_INVITED'>>): string => {
  if (whom === null) return texts.linkMade(who);
  return line.details.memberType === 'MATE' ? texts.mateInvited(who, whom) : texts.friendInvited(who, whom);
};

const canceled = ({ who, whom, line }: SentenceParts): string => {
  if (whom !== null) return texts.invitationWithdrawn(who, whom);
  return line.by === null ? texts.linkDeclined : texts.invitationDeclined(who);
};

const saving = ({ percent, amount }: LineOf<'PROMO_CODE_USED'>['details']): string => {
  if (percent !== null) return `, −${percent} %`;
  return amount === null ? '' : `, ${formatMoney(-amount)}`;
};

/** Only the owner sees the code itself. */
const codeOf = ({ code }: { readonly code?: string }): string => (code === undefined ? '' : ` ${code}`);

/** One event of the squad's history as a sentence. */
export const historyText = (line: HistoryLine, status: SquadStatus, people: Names): string => {
  const nameOf = (id: string | null): string | null => (id === null ? null : (people[id]?.username ?? texts.someone));
  const who = nameOf(line.by) ?? texts.someone;
  const whom = nameOf(line.subject);
  switch (line.event) {
    case 'CREATED':
      return texts.created;
    case 'UPDATED':
      return updated({ who, whom, line, status });
    case 'CONFIRMED':
      return confirmed({ who, whom, line, status });
    case 'CONFIRMATION_EXPIRED':
      return texts.confirmationExpired;
    case 'STARTED':
      return texts.started;
    case 'IN_A_GAME':
      return texts.inAGame;
    case 'FINISHED':
      return texts.finished;
    case 'PUBLISHED':
      return texts.published;
    case 'DISBANDED':
      return line.by === null ? texts.disbanded : texts.disbandedBy(who);
    case 'INVITATION_EXPIRED':
      return whom === null ? texts.linkExpired : texts.invitationExpired(whom);
    case 'INVITATION_CANCELED':
      return canceled({ who, whom, line, status });
    case 'MEMBER_INVITED':
      return invited({ who, whom, line, status });
    case 'MEMBER_JOINED':
      return texts.joined(who);
    case 'MEMBER_KICKED':
      return texts.kicked(who, whom ?? texts.someone);
    case 'MEMBER_LEFT':
      return whom === null ? texts.left(who) : texts.dropped(whom);
    case 'MEMBER_PAID':
      return line.details.amount === 0 ? texts.paidByCourse(who) : texts.paid(who, formatMoney(line.details.amount));
    case 'DISPUTE_CREATED':
      return texts.disputed(who);
    case 'WITHDRAWN':
      return texts.withdrawn;
    case 'PROMO_CODE_USED':
      return texts.promoUsed(codeOf(line.details), saving(line.details));
    case 'PROMO_CODE_CANCELED':
      return texts.promoRemoved(codeOf(line.details));
    case 'EARLY_FINISH_REQUESTED':
      return texts.earlyFinishRequested(who);
    case 'EARLY_FINISH_CONFIRMED':
      return texts.earlyFinishConfirmed;
    case 'EARLY_FINISH_REJECTED':
      return texts.earlyFinishRejected;
  }
};

export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly text: string;
}

const statusAfter = ({ event }: HistoryLine, before: SquadStatus): SquadStatus =>
  event === 'STARTED' || event === 'IN_A_GAME' || event === 'FINISHED' || event === 'DISBANDED' ? event : before;

/**
 * The history as sentences, the latest first. Lines come in the order of events, and the meaning of an event depends on
 * the previous ones.
 */
export const historyEntries = ({
  history,
  people,
}: {
  readonly history: readonly HistoryLine[];
  readonly people: Names;
}): readonly HistoryEntry[] => {
  let status: SquadStatus = 'PENDING';
  const entries = history.map((line) => {
    const text = historyText(line, status, people);
    status = statusAfter(line, status);
    return { id: line.id, at: line.at, text };
  });
  return entries.reverse();
};
