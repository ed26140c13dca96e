import styled from 'styled-components';
import { from } from '../../ui/theme/media';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-top: 20px;
  ${from('md')} {
    grid-template-columns: 232px minmax(0, 1fr);
    gap: 32px;
    margin-top: 28px;
  }
`;

export const Settings = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

export const Narrow = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  max-width: 460px;
`;

export const Wrap = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

