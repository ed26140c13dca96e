import { afkTerms } from '../mates/mate-terms';
import { capitalised, numeral } from './numerals';
import { plural } from './format';

const count = afkTerms.missedInvitations;

/** Why a mate's orders were switched off automatically: «Три приглашения подряд остались без ответа». */
export const missedInvitationsText = [
  capitalised(numeral(count, 'accusative', 'neuter')),
  plural(count, 'приглашение', 'приглашения', 'приглашений'),
  'подряд',
  plural(count, 'осталось', 'остались', 'остались'),
  'без ответа',
].join(' ');
