import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** State of the navigation to a section that opens one of its dialogs. */
export const actState = (act: string) => ({ act });

/** Whether a section's dialog is open, and how to open or close it. The palette opens it by its name. */
export const usePaletteDialog = (act: string): readonly [boolean, (open: boolean) => void] => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const asked = Object(state).act === act;
  if (asked && !open) setOpen(true);
  useEffect(() => {
    if (!asked) return;
    // A reload, or Back, would open it again.
    void navigate(pathname + search, { replace: true, state: null });
  }, [asked, navigate, pathname, search]);
  return [open, setOpen];
};
