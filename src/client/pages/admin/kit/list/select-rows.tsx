import { Checkbox } from '../../../../kit/form/checkbox';
import { VisuallyHidden } from '../../../../kit/layout/visually-hidden';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Drops them if all are selected, selects them all otherwise. */
  readonly toggle: (ids: readonly string[]) => void;
}

/** Selects one row, or as many as stand under a heading. */
export const SelectRows = ({
  label,
  ids,
  selection,
}: {
  readonly label: string;
  readonly ids: readonly string[];
  readonly selection: Selection;
}) => {
  const selected = ids.filter((id) => selection.ids.has(id)).length;
  return (
    <Checkbox
      checked={ids.length > 0 && selected === ids.length}
      mixed={selected > 0 && selected < ids.length}
      onChange={() => selection.toggle(ids)}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
    </Checkbox>
  );
};
