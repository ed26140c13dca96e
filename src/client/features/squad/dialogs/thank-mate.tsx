import { TipsDialog } from '#client/entities/mate/tips/tips-dialog.tsx';
import { useTipsGoalsQuery } from '#client/entities/mate/tips-api.ts';

interface ThankMateProps {
  readonly mate: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** A tip right after the game; the mate's goals can be chosen once they are loaded. */
export const ThankMate = ({ mate, onClose }: ThankMateProps) => {
  const { data = [] } = useTipsGoalsQuery({ query: { userId: mate.id } });
  const open = data.filter(({ status }) => status === 'ACTIVE');
  return <TipsDialog mate={mate} goals={open} goalId={null} canDeposit onClose={onClose} />;
};
