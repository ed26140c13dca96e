import { useMe } from '../../api/use-me';
import { Switch } from '../../ui/form/switch';
import { texts } from './texts';
import { useMateToggle } from './use-mate-toggle';

const logged = (error: unknown) => console.error(error);

/** «Принимаю заказы»: in the header, in the phone's menu and on a mate's home. */
export const MateToggle = () => {
  const access = useMe()?.mateAccess ?? null;
  return access === null ? null : <Bound active={access.active} gameId={access.gameId} />;
};

const Bound = ({ active, gameId }: { readonly active: boolean; readonly gameId: string }) => {
  const { shown, busy, toggle } = useMateToggle(active, gameId);
  return <Switch label={texts.label} checked={shown} disabled={busy} onChange={() => void toggle().catch(logged)} />;
};
