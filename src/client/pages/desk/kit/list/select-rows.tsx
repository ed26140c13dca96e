import { Checkbox } from '#client/kit/form/checkbox.tsx';
import { VisuallyHidden } from '#client/kit/layout/visually-hidden.tsx';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Deselects them if all are selected, selects them all otherwise. */
  readonly toggle: (ids: readonly string[]) => void;
}

/** A checkbox for one row, or for all rows below a heading. */
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
