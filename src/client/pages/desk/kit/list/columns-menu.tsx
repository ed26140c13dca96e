import { Columns3 } from '#client/kit/icons/columns-3.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Menu } from '#client/kit/overlay/menu.tsx';
import { MenuCheckItem } from '#client/kit/overlay/menu-check-item.tsx';
import { texts } from '../texts';

interface ColumnsMenuProps {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** Chooses the visible columns; the first one is always visible. */
export const ColumnsMenu = ({ columns, hidden, onToggle }: ColumnsMenuProps) => (
  <Menu
    align="end"
    label={texts.columns}
    trigger={
      <Button size="sm" variant="ghost" aria-label={texts.columns}>
        <Columns3 aria-hidden />
      </Button>
    }
  >
    {columns.slice(1).map(({ id, header }) => (
      <MenuCheckItem key={id} checked={!hidden.has(id)} onToggle={() => onToggle(id)}>
        {header}
      </MenuCheckItem>
    ))}
  </Menu>
);
