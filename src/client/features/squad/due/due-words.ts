import type { SquadScene } from '../scene/squad-scene';
import { formatMoney } from '../../../ui/data/format-money';
import { nameOf } from '../scene/name-of';
import type { DueKind } from './due-kind';
import { texts } from './texts';

const gathering = ({ view, me }: SquadScene): string => {
  const awaited = view.waitingFor.filter((id) => id !== me.id).map((id) => nameOf(view, id));
  if (awaited.length > 0) return texts.waiting(awaited);
  if (view.context.hotUntil !== null) return texts.gatherHot;
  return view.visible ? texts.gatherVisible(view.members.length, view.slots) : texts.gatherLink;
};

const waiting = ({ view, me }: SquadScene): string => {
  const awaited = view.waitingFor.filter((id) => id !== me.id).map((id) => nameOf(view, id));
  return awaited.length > 0 ? texts.waiting(awaited) : texts.waitingNobody;
};

const withIncome = ({ view }: SquadScene, text: string): string =>
  view.myIncome === null ? text : `${texts.income(formatMoney(view.myIncome))} ${text}`;

/** A lesson of a course leaves nothing to pay; the person still says that he is ready. */
const isPaidByCourse = (kind: DueKind, { view }: SquadScene): boolean => kind === 'pay' && view.myPayment?.amount === 0;

export const dueTitle = (kind: DueKind, scene: SquadScene): string => (isPaidByCourse(kind, scene) ? texts.courseTitle : texts.title[kind]);

/** The sentence under the title: what happens next and who is awaited. */
export const dueText = (kind: DueKind, scene: SquadScene): string => {
  if (isPaidByCourse(kind, scene)) return texts.courseText;
  switch (kind) {
    case 'gather':
      return gathering(scene);
    case 'waitReady':
    case 'waitLobby':
      return waiting(scene);
    case 'answerOrder':
    case 'offered':
    case 'confirmReady':
      return withIncome(scene, texts.text[kind]);
    case 'confirmLobby':
      return scene.me.mateAccess === null ? texts.text.confirmLobby : texts.confirmLobbyMate;
    default:
      return texts.text[kind];
  }
};
