import { useStoredText } from '../../kit/form/use-stored-text';
import { useMe } from './users-api';

/**
 * The text of a sheet, preserved until it has been sent: Back, the close button and Escape do not lose it. It is stored
 * in this tab, for the signed-in person only. Returns the text, a function that changes it and one that deletes it.
 */
export const useOwnText = (about: string, first = ''): ReturnType<typeof useStoredText> =>
  useStoredText(`words:${useMe()?.id ?? ''}:${about}`, { first, storedIn: 'tab' });
