import { useLocation, useNavigate } from 'react-router';

/** Panels stand in the address (`#chat`), so that Back closes them. */
export type PanelName = 'chat' | 'events' | 'menu';

export interface PanelControls {
  readonly isOpen: boolean;
  readonly to: string;
  readonly open: () => void;
  readonly close: () => void;
}

export const usePanel = (name: PanelName): PanelControls => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const to = `${pathname}${search}#${name}`;
  return {
    isOpen: hash === `#${name}`,
    to,
    open: () => void navigate(to),
    close: () => void navigate(pathname + search, { replace: true, preventScrollReset: true }),
  };
};
