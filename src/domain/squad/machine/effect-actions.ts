import type { SquadEffect, SquadEffectParams, SquadEffectType } from '../squad-effect';

type EffectActions = { [Type in SquadEffectType]: (args: unknown, params: SquadEffectParams[Type]) => void };

/** The machine only names its effects; the server carries them out. */
const nothing = (): void => undefined;

export const effectActions: EffectActions = {
  holdPayment: nothing,
  refundPayment: nothing,
  payMate: nothing,
  takeServicePart: nothing,
  moveHeld: nothing,
  recordHistory: nothing,
  scheduleDeadline: nothing,
  cancelDeadline: nothing,
  addStrike: nothing,
  notify: nothing,
  admitMember: nothing,
  dismissMember: nothing,
  takePromoUse: nothing,
  releasePromoUse: nothing,
  callMates: nothing,
};

/** Tells our effects from XState's own actions in the answer of `transition()`. */
export const isSquadEffect = (action: { readonly type: string; readonly params: unknown }): action is SquadEffect =>
  Object.hasOwn(effectActions, action.type);
