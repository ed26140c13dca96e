import { useState } from 'react';
import { failureOf } from '../../api/api-failure';
import { useToast } from '../../ui/toast/use-toast';

/** A switch that saves at once: shows what is wanted until that is what is saved; a failure turns it back and says why. */
export const useSwitch = (saved: boolean, save: (next: boolean) => Promise<unknown>) => {
  const toast = useToast();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  if (wanted !== null && wanted === saved && !busy) setWanted(null);

  const change = async (next: boolean) => {
    setWanted(next);
    setBusy(true);
    try {
      await save(next);
    } catch (error) {
      setWanted(null);
      toast.danger(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return { shown: wanted ?? saved, busy, change: (next: boolean) => void change(next) };
};
