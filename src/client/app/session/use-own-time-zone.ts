import { useEffect } from 'react';
import { setTimeZone } from '../../ui/time/time-zone';

export const useOwnTimeZone = (timeZone: string | undefined): void => {
  useEffect(() => {
    if (timeZone !== undefined) setTimeZone(timeZone);
  }, [timeZone]);
};
