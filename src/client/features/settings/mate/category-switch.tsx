import styled from 'styled-components';
import type { AnswerOf } from '../../../api/call';
import { useSetOwnCategoryMutation } from '../../../api/mates-api';
import { Money } from '../../../ui/data/money';
import { Switch } from '../../../ui/form/switch';
import { CategoryIcon } from '../../../ui/squad/category-icon';
import { theme } from '../../../ui/theme/theme';
import { texts } from '../texts';
import { useSwitch } from '../use-switch';

interface CategorySwitchProps {
  readonly category: AnswerOf<'GET /v1/categories/mate'>[number];
  readonly note: string;
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 0;
  > svg {
    flex-shrink: 0;
    color: ${theme.color.violet};
  }
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  b {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

const Price = styled(Money)`
  font-weight: 700;
  white-space: nowrap;
`;

export const CategorySwitch = ({ category: { id, kind, name, price, enabled }, note }: CategorySwitchProps) => {
  const [setCategory] = useSetOwnCategoryMutation();
  const { shown, busy, change } = useSwitch(enabled, (next) => setCategory({ params: { id }, body: { enabled: next } }).unwrap());
  return (
    <Line>
      <CategoryIcon kind={kind} />
      <Words>
        <b>{name}</b>
        <small>{note}</small>
      </Words>
      <Price value={price} />
      <Switch checked={shown} disabled={busy} label={texts.categorySwitch(name)} shortLabel="" onChange={change} />
    </Line>
  );
};
