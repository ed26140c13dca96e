import { ChevronRight } from 'lucide-react';
import styled, { css } from 'styled-components';
import { Link } from '../../ui/routing/link';
import type { SettingsSection } from '../../ui/routing/settings-address';
import { below, from } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import type { SectionItem } from './settings-sections';
import { texts } from './texts';

interface SettingsNavProps {
  readonly sections: readonly SectionItem[];
  readonly current: SettingsSection | null;
  /** On phones the list stands alone until a section is chosen. */
  readonly alone: boolean;
}

const List = styled.nav<{ $alone: boolean }>`
  ${from('md')} {
    position: sticky;
    top: calc(${theme.size.header} + 24px);
    align-self: start;
  }
  ${below('md')} {
    ${({ $alone }) => !$alone && 'display: none;'}
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.r16};
    background: ${theme.color.surface1};
    overflow: hidden;
  }
`;

const chosen = css`
  background: ${theme.color.surface2};
  color: ${theme.color.text1};
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 11px 14px;
  border-radius: ${theme.radius.r12};
  color: ${theme.color.text2};
  font-weight: 500;
  &:hover {
    color: ${theme.color.text1};
  }
  small,
  > svg:last-child {
    display: none;
  }
  span {
    flex: 1;
    min-width: 0;
  }
  ${from('md')} {
    &[aria-current='true'] {
      ${chosen}
    }
  }
  ${below('md')} {
    padding: 14px 16px;
    border-radius: 0;
    color: ${theme.color.text1};
    small {
      display: block;
      color: ${theme.color.text3};
      font-size: 13px;
      font-weight: 400;
    }
    > svg:last-child {
      display: block;
      color: ${theme.color.text3};
    }
    & + & {
      border-top: 1px solid ${theme.color.line};
    }
  }
`;

export const SettingsNav = ({ sections, current, alone }: SettingsNavProps) => (
  <List aria-label={texts.nav} $alone={alone}>
    {sections.map(({ id, icon: Icon }) => (
      <Item key={id} to={`#${id}`} aria-current={id === current || undefined}>
        <Icon aria-hidden />
        <span>
          {texts.sections[id].title}
          <small>{texts.sections[id].lead}</small>
        </span>
        <ChevronRight aria-hidden />
      </Item>
    ))}
  </List>
);
