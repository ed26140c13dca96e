import { Button } from '../../kit/controls/button';
import { Dialog } from '../../kit/overlay/dialog';
import { FiltersForm } from './filters-form';
import { texts } from './texts';
import type { FilterControls } from './team-filters';

interface FiltersSheetProps {
  readonly gameId: string;
  readonly controls: FilterControls;
  readonly total: number | null | undefined;
  readonly onClose: () => void;
}

/** The filters in a bottom sheet, on phones. */
export const FiltersSheet = ({ gameId, controls, total, onClose }: FiltersSheetProps) => (
  <Dialog title={texts.filters} onClose={onClose}>
    <FiltersForm gameId={gameId} controls={controls} />
    <Button variant="primary" wide onClick={onClose}>
      {texts.showFound(total)}
    </Button>
  </Dialog>
);
