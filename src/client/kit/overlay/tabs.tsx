import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: T; readonly label: ReactNode; readonly content: ReactNode }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const List = styled(Radix.List)`
  display: flex;
  gap: 4px;
  margin-bottom: 20px;
  overflow-x: auto;
`;

const Trigger = styled(Radix.Trigger)`
  min-height: 44px;
  padding: 0 16px;
  border-radius: ${theme.radius.r12};
  color: ${theme.color.text2};
  font-weight: 500;
  white-space: nowrap;
  &:hover {
    color: ${theme.color.text1};
  }
  &[data-state='active'] {
    background: ${theme.color.surface2};
    color: ${theme.color.text1};
  }
`;

export const Tabs = <T extends string>({ label, tabs, value, onChange }: TabsProps<T>) => (
  <Radix.Root
    value={value}
    onValueChange={(next) => {
      const chosen = tabs.find((tab) => tab.value === next);
      if (chosen !== undefined) onChange(chosen.value);
    }}
  >
    <List aria-label={label}>
      {tabs.map((tab) => (
        <Trigger key={tab.value} value={tab.value}>
          {tab.label}
        </Trigger>
      ))}
    </List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value}>
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
