import { SlidersHorizontal } from '#client/kit/icons/sliders-horizontal.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Menu } from '#client/kit/overlay/menu.tsx';
import { MenuCheckItem } from '#client/kit/overlay/menu-check-item.tsx';
import { MenuItem, MenuSeparator } from '#client/kit/overlay/menu-item.tsx';
import { texts } from './texts';
import { groupNames, type TypeGroup } from './type-groups';

interface OperationsFilterProps {
  readonly groups: readonly TypeGroup[];
  readonly onChoose: (groups: readonly TypeGroup[]) => void;
}

export const OperationsFilter = ({ groups, onChoose }: OperationsFilterProps) => (
  <Menu
    align="end"
    width={280}
    label={texts.filter}
    trigger={
      <Button
        size="sm"
        aria-label={`${texts.filter}: ${groups.length === 0 ? texts.allTypes : texts.chosen(groups.length)}`}
      >
        <SlidersHorizontal aria-hidden />
        {groups.length === 0 ? texts.allTypes : texts.chosen(groups.length)}
      </Button>
    }
  >
    {groupNames.map((group) => {
      const on = groups.includes(group);
      return (
        <MenuCheckItem
          key={group}
          checked={on}
          onToggle={() =>
            onChoose(
              on
                ? groups.filter((one) => one !== group)
                : groupNames.filter((one) => one === group || groups.includes(one)),
            )
          }
        >
          {texts.groups[group]}
        </MenuCheckItem>
      );
    })}
    {groups.length > 0 && (
      <>
        <MenuSeparator />
        <MenuItem onSelect={() => onChoose([])}>{texts.showAll}</MenuItem>
      </>
    )}
  </Menu>
);
