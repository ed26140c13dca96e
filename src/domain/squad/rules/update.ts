import type { SquadRefusalCode } from '../facts/squad-refusal-code';
import { squadLimits } from '../facts/squad-limits';
import { trialLesson } from '../../games/category';
import { type PersonEvent, personRules } from '../define-rules';
import { takenSlots } from '../selectors/invitations';
import { runsIntoBooking } from '../selectors/mate-fit';
import { matesOf } from '../selectors/members';
import { changesPrice, type SquadChanges } from '../selectors/price';
import { notOwner, type Refusal } from './shared-refusals';

export interface Facts {
  readonly changes: SquadChanges;
  /** The game's maximum of slots. */
  readonly maxSlots: number;
  /** Whether all joined and invited mates fit the new terms. */
  readonly matesFit: {
    readonly platform: boolean;
    readonly language: boolean;
    readonly category: boolean;
    /** Minutes until the earliest booking among these mates, as in `MateFacts`. */
    readonly freeMinutes?: number;
  };
  /** The result of `promoCategoryRefusal` for the squad's promo code in the new category; null or absent: it fits. */
  readonly promoCategoryRefusal?: SquadRefusalCode | null;
}

export type Update = PersonEvent<'squad.update', Facts>;

const priceWhileVisible: Refusal<Update> = (context, { changes }) =>
  context.visible && changesPrice(context, changes) ? 'SQUADS_MUST_BE_INVISIBLE' : null;

const trialIsFixed: Refusal<Update> = (context, { changes }) => {
  const touched = [context.categoryKind, changes.category?.kind].includes(trialLesson.categoryKind);
  return touched && (changesPrice(context, changes) || (changes.slots ?? context.slots) !== context.slots)
    ? 'SQUADS_CANNOT_PLAY_CATEGORY'
    : null;
};

const badSlots: Refusal<Update> = (context, { changes: { slots }, maxSlots }) => {
  if (slots === undefined) return null;
  if (slots < squadLimits.minSlots || slots > maxSlots) return 'SQUADS_MAX_SLOTS';
  return slots < takenSlots(context) ? 'SQUADS_FULL' : null;
};

const matesDoNotFit: Refusal<Update> = (context, { changes, matesFit }) => {
  if (changes.platform && !matesFit.platform) return 'SQUADS_MATE_PLATFORM_MISMATCH';
  if (changes.languages && !matesFit.language) return 'SQUADS_MATE_LANGUAGE_MISMATCH';
  if (changes.durationMinutes !== undefined && runsIntoBooking(changes.durationMinutes, matesFit.freeMinutes))
    return 'SQUADS_MATE_BOOKED';
  if (!changes.category) return null;
  const mates = [
    ...matesOf(context).map((member) => member.mate),
    ...context.mateInvitations.map((invitation) => invitation.terms),
  ];
  const starsOnly = changes.category.kind === 'FAMOUS' && mates.some((mate) => mate?.level !== 'STAR');
  return starsOnly || !matesFit.category ? 'SQUADS_MATE_CATEGORY_DISABLED' : null;
};

/** A promo code for one category does not apply to another; the owner may remove it first. */
const promoDoesNotFit: Refusal<Update> = (context, { changes, promoCategoryRefusal }) =>
  changes.category && context.promo ? (promoCategoryRefusal ?? null) : null;

const unless = [priceWhileVisible, trialIsFixed, badSlots, matesDoNotFit, promoDoesNotFit];

/** The owner changes the terms (domain rules, section 1, update). */
export const updateRules = personRules<Facts>()('squad.update', {
  who: [notOwner],
  in: { PENDING: unless, READY: unless },
  samples: () => [
    { changes: {}, maxSlots: Number.MAX_SAFE_INTEGER, matesFit: { platform: true, language: true, category: true } },
  ],
});
