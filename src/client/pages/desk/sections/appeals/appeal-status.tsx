import type { AppealState } from '#domain/appeals/appeal-states.ts';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { texts } from './texts';

const tones: Readonly<Record<AppealState, BadgeTone>> = { WAITING: 'info', UPHELD: 'ok', DECLINED: 'neutral' };

export const AppealStatus = ({ state }: { readonly state: AppealState }) => (
  <Badge $tone={tones[state]}>{texts.states[state]}</Badge>
);
