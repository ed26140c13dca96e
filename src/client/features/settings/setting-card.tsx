import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, CardTitle } from '../../ui/layout/card';
import type { SettingsAnchor } from '../../ui/routing/settings-address';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';

interface SettingCardProps {
  /** The address's anchor of this setting. */
  readonly anchor: SettingsAnchor;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Beside the title: a state, a count. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 240px) minmax(0, 1fr);
  gap: 16px 32px;
  padding: 24px;
  scroll-margin-top: calc(${theme.size.header} + 16px);
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
    padding: 20px 16px;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 6px;
  /* Only ever focused to be read from. */
  h2:focus {
    outline: none;
  }
  p {
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

/** One setting that saves on its own: what it is at the left, its form at the right. */
export const SettingCard = ({ anchor, title, lead, mark, children }: SettingCardProps) => (
  <Box as="section" id={anchor} aria-labelledby={`${anchor}-title`}>
    <Words>
      <CardTitle id={`${anchor}-title`} tabIndex={-1}>
        {title}
      </CardTitle>
      {mark}
      {lead !== undefined && <p>{lead}</p>}
    </Words>
    <div>{children}</div>
  </Box>
);
