import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useModals } from '../../ui/modals/use-modals';

const param = 'deposit';

/** Payment providers send people back with `?deposit={id}`: says what became of it and cleans the address. */
export const useDepositReturn = (): void => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const modals = useModals();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const depositId = query.get(param);
    if (depositId === null) return;
    query.delete(param);
    const rest = query.toString();
    void navigate(`${pathname}${rest === '' ? '' : `?${rest}`}${hash}`, { replace: true });
    modals.open({ name: 'deposit', props: { depositId } });
  }, [pathname, search, hash, navigate, modals]);
};
