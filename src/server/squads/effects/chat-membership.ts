import type { EffectHandlers } from './effect-handler';

export const admitMember: EffectHandlers['admitMember'] = async () => undefined;

export const dismissMember: EffectHandlers['dismissMember'] = async () => undefined;
