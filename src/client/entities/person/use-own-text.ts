import { useStoredText } from '../../kit/form/use-stored-text';
import { useMe } from './users-api';

/**
 * What was typed into a sheet, until it has been sent: Back, its cross and Escape lose nothing. It waits in this tab,
 * for nobody but who typed it. Answers with the words, how to change them and how to forget them.
 */
export const useOwnText = (about: string, first = ''): ReturnType<typeof useStoredText> =>
  useStoredText(`words:${useMe()?.id ?? ''}:${about}`, { first, storedIn: 'tab' });
