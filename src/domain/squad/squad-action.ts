import type { SquadPersonEvent } from './squad-event';

type ActionOf<Type extends string> = Type extends `squad.${infer Action}` ? Action : never;

/** A step of a person by its short name: `pay`, `confirm`, `inviteMate` …. It is what `allowedActions` speaks. */
export type SquadAction = Exclude<ActionOf<SquadPersonEvent['type']>, 'recreated'>;

export const squadActions = [
  'inviteMate',
  'inviteFriend',
  'accept',
  'decline',
  'declineFriend',
  'kick',
  'publish',
  'unpublish',
  'join',
  'leave',
  'update',
  'applyPromoCode',
  'removePromoCode',
  'pay',
  'confirm',
  'ping',
  'needToRecreate',
  'requestEarlyFinish',
  'answerEarlyFinish',
  'disband',
  'repeat',
  'offerReady',
  'openDispute',
  'answerDispute',
  'decideDispute',
] as const satisfies readonly SquadAction[];
