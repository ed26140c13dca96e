import styled from 'styled-components';
import { Link } from '../routing/link';
import { theme } from '../theme/theme';

/** A card that is a link as a whole: an icon, a name, a short text. */
export const LinkCard = styled(Link).attrs({ className: 'card' })`
  display: block;
  height: 100%;
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  svg {
    width: 24px;
    height: 24px;
    margin-bottom: 12px;
    color: ${theme.color.violet};
  }
  b {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  span {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

/** A section's title with a link or an action at the other end of the line. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin: 48px 0 20px;
`;
