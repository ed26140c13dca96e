import { squadLimits } from '../../settings/squad-limits';
import { trialLesson } from '../../settings/trial-lesson';
import { priceSquad } from '../queries/price-squad';
import { promoSaving } from '../queries/promo-saving';
import { changesPrice } from '../queries/changes-price';
import { isMateOwned, matesOf } from '../queries/members';
import { amountDue, unpaidSharesOf } from '../queries/payments';
import { takenSlots } from '../queries/slots';
import type { Refusal } from '../refusals/refusal';
import { lapsed } from '../refusals/time';
import { notMember, notOwner } from '../refusals/who';
import type { SquadEventOf } from '../squad-event';
import { ruleSet } from './rule-set';

type Update = SquadEventOf<'squad.update'>;

const priceWhileVisible: Refusal<Update> = (context, { changes }) =>
  context.visible && changesPrice(context, changes) ? 'SQUADS_MUST_BE_INVISIBLE' : null;
const trialIsFixed: Refusal<Update> = (context, { changes }) => {
  const touched = [context.categoryKind, changes.category?.kind].includes(trialLesson.categoryKind);
  return touched && (changesPrice(context, changes) || (changes.slots ?? context.slots) !== context.slots) ? 'SQUADS_CANNOT_PLAY_CATEGORY' : null;
};
const badSlots: Refusal<Update> = (context, { changes: { slots }, maxSlots }) => {
  if (slots === undefined) return null;
  if (slots < squadLimits.minSlots || slots > maxSlots) return 'SQUADS_MAX_SLOTS';
  return slots < takenSlots(context) ? 'SQUADS_FULL' : null;
};
const matesDoNotFit: Refusal<Update> = (context, { changes, matesFit }) => {
  if (changes.platform && !matesFit.platform) return 'SQUADS_MATE_PLATFORM_MISMATCH';
  if (changes.languages && !matesFit.language) return 'SQUADS_MATE_LANGUAGE_MISMATCH';
  if (!changes.category) return null;
  const mates = [...matesOf(context).map((member) => member.mate), ...context.mateInvitations.map((invitation) => invitation.terms)];
  const starsOnly = changes.category.kind === 'FAMOUS' && mates.some((mate) => mate?.level !== 'STAR');
  return starsOnly || !matesFit.category ? 'SQUADS_MATE_CATEGORY_DISABLED' : null;
};
const updateRules = [priceWhileVisible, trialIsFixed, badSlots, matesDoNotFit];

const noClientOwner: Refusal = (context) => (isMateOwned(context) ? 'SQUADS_PROMO_CODE_WRONG_USER' : null);
const trialPromo: Refusal = (context) => (context.categoryKind === trialLesson.categoryKind ? 'SQUADS_PROMO_CODE_CATEGORY_MISMATCH' : null);
const promoProblem: Refusal<SquadEventOf<'squad.applyPromoCode'>> = (_, { problem }) => problem;
/** A better or equal code stands already. */
const noBetter: Refusal<SquadEventOf<'squad.applyPromoCode'>> = (context, { promo }) =>
  context.promo && priceSquad(context).total > 0 && promoSaving(context, context.promo) >= promoSaving(context, promo) ? 'SQUADS_BETTER_PROMO_CODE_USED' : null;
const noPromo: Refusal = (context) => (context.promo ? null : 'SQUADS_PROMO_CODE_NOT_FOUND');
const ownerPaid: Refusal = (context) => (unpaidSharesOf(context, context.ownerId).length === 0 ? 'SQUADS_INVALID_STATE' : null);
const promoRules = [noClientOwner, trialPromo, promoProblem, noBetter];

/** Not a payer, already paid, or not the sum that stands; a lesson that its course has paid asks for nothing. */
const wrongPayment: Refusal<SquadEventOf<'squad.pay'>> = (context, { by, quoted }) =>
  unpaidSharesOf(context, by).length === 0 || amountDue(context, by) !== quoted ? 'SQUADS_INVALID_MEMBER_PAYMENT' : null;
const tooPoor: Refusal<SquadEventOf<'squad.pay'>> = (_, { quoted, balance }) =>
  balance !== null && balance < quoted ? 'BALANCE_INSUFFICIENT' : null;

export const priceRules = {
  'squad.update': ruleSet('squad.update', { who: [notOwner], in: { PENDING: updateRules, READY: updateRules } }),
  'squad.applyPromoCode': ruleSet('squad.applyPromoCode', { who: [notOwner], in: { PENDING: promoRules, READY: [ownerPaid, ...promoRules] } }),
  'squad.removePromoCode': ruleSet('squad.removePromoCode', { who: [notOwner], in: { PENDING: [noPromo], READY: [noPromo, ownerPaid] } }),
  'squad.pay': ruleSet('squad.pay', {
    who: [notMember],
    in: { READY: [lapsed, wrongPayment, tooPoor] },
    elsewhere: { PENDING: 'SQUADS_MEMBERS_MUST_JOIN' },
  }),
};
