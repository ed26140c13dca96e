import styled from 'styled-components';
import { below, from } from '../theme/media';
import { theme } from '../theme/theme';

/** A quiet sky above a person's name; nothing stands in it. */
export const Banner = styled.div`
  height: 200px;
  margin-bottom: -104px;
  background:
    radial-gradient(60% 120% at 70% 0%, #8b6cff5c, transparent 70%),
    radial-gradient(50% 90% at 20% 100%, #c9f24b24, transparent 70%),
    ${theme.color.surface1};
  ${below('md')} {
    height: 112px;
    margin-bottom: -64px;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  ${from('lg')} {
    grid-template: auto 1fr / minmax(0, 1fr) 360px;
    column-gap: 24px;
  }
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  min-width: 0;
`;

/** Stays in sight beside long reviews; on phones it stands above them. */
export const Side = styled.div`
  ${from('lg')} {
    grid-row: 1 / span 2;
    grid-column: 2;
    > * {
      position: sticky;
      top: calc(${theme.size.header} + 24px);
      margin-top: 64px;
    }
  }
`;
