import { formatMoney } from '#client/entities/money/money.tsx';
import { ownPayment } from '#domain/squad/selectors/payments.ts';
import { nameOf, type SquadPageState } from '../page-state/squad-page-state';
import type { DueKind } from './due-kind';
import { texts } from './texts';

const awaitedNames = ({ view, me, awaited }: SquadPageState): readonly string[] =>
  awaited.filter((id) => id !== me.id).map((id) => nameOf(view, id));

const gathering = (pageState: SquadPageState): string => {
  const { squad, members } = pageState;
  const awaited = awaitedNames(pageState);
  if (awaited.length > 0) return texts.waiting(awaited);
  if (squad.hotUntil !== null) return texts.gatherHot;
  return squad.visible ? texts.gatherVisible(members.length, squad.slots) : texts.gatherLink;
};

const waiting = (pageState: SquadPageState): string => {
  const awaited = awaitedNames(pageState);
  return awaited.length > 0 ? texts.waiting(awaited) : texts.waitingNobody;
};

const withIncome = ({ view }: SquadPageState, text: string): string =>
  view.myIncome === null ? text : `${texts.income(formatMoney(view.myIncome))} ${text}`;

/** A lesson of a course leaves nothing to pay; the person still confirms that they are ready. */
const isPaidByCourse = (kind: DueKind, { squad, me }: SquadPageState): boolean =>
  kind === 'pay' && ownPayment(squad, me.id)?.amount === 0;

/** What the card asks of the viewer now. */
export const dueTitle = (kind: DueKind, pageState: SquadPageState): string =>
  isPaidByCourse(kind, pageState) ? texts.courseTitle : texts.title[kind];

/** The sentence under the title: what happens next and who is awaited. */
export const dueText = (kind: DueKind, pageState: SquadPageState): string => {
  if (isPaidByCourse(kind, pageState)) return texts.courseText;
  switch (kind) {
    case 'gather':
      return gathering(pageState);
    case 'waitReady':
    case 'waitLobby':
      return waiting(pageState);
    case 'answerOrder':
    case 'offered':
    case 'confirmReady':
      return withIncome(pageState, texts.text[kind]);
    case 'confirmLobby':
      return pageState.me.mateAccess === null ? texts.text.confirmLobby : texts.confirmLobbyMate;
    case 'settled':
      return pageState.me.mateAccess === null ? texts.text.settled : texts.settledMate;
    default:
      return texts.text[kind];
  }
};
