import { Check, SlidersHorizontal } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import styled from 'styled-components';
import { Button } from '../../../kit/controls/button';
import { Menu } from '../../../kit/overlay/menu';
import { MenuItem, MenuSeparator } from '../../../kit/overlay/menu-item';
import { theme } from '../../../kit/theme/theme';
import { texts } from './texts';
import { groupNames, type TypeGroup } from './type-groups';

const Item = styled(DropdownMenu.CheckboxItem)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 40px;
  padding: 8px 12px;
  border-radius: 10px;
  font-size: 14px;
  font-weight: 500;
  cursor: pointer;
  outline: none;
  &[data-highlighted] {
    background: ${theme.color.surface3};
  }
  svg {
    color: ${theme.color.accent};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

interface OperationsFilterProps {
  readonly groups: readonly TypeGroup[];
  readonly onChoose: (groups: readonly TypeGroup[]) => void;
}

const stayOpen = (event: Event) => event.preventDefault();

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
        <Item
          key={group}
          checked={on}
          onSelect={stayOpen}
          onCheckedChange={() =>
            onChoose(
              on
                ? groups.filter((one) => one !== group)
                : groupNames.filter((one) => one === group || groups.includes(one)),
            )
          }
        >
          {texts.groups[group]}
          {on && <Check aria-hidden />}
        </Item>
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
