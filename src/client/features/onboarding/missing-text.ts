import type { MateReadiness } from '../../../contract/mates';
import { texts } from './texts';

/** What is missing, in the words of the specification. */
export const missingText = ({ detail, name }: MateReadiness['missing'][number]): string =>
  detail === 'invalid_game_params' ? texts.needsParam(name ?? '') : texts.needs[detail];
