import { useMe } from '../../api/use-me';
import { Switch } from '../../ui/form/switch';
import { texts } from './texts';
import { useMateToggle } from './use-mate-toggle';

const logged = (error: unknown) => console.error(error);

/** «Принимаю заказы»: in the header, in the phone's menu and on a mate's home. */
export const MateToggle = ({ compact = false }: { readonly compact?: boolean }) => {
  const access = useMe()?.mateAccess ?? null;
  return access === null ? null : <Bound active={access.active} gameId={access.gameId} compact={compact} />;
};

interface BoundProps {
  readonly active: boolean;
  readonly gameId: string;
  readonly compact: boolean;
}

const Bound = ({ active, gameId, compact }: BoundProps) => {
  const { shown, busy, toggle } = useMateToggle(active, gameId);
  return (
    <Switch
      label={texts.label}
      {...(compact ? { shortLabel: texts.short } : {})}
      checked={shown}
      disabled={busy}
      onChange={() => void toggle().catch(logged)}
    />
  );
};
