import styled from 'styled-components';
import { theme } from '../../kit/theme/theme';

/** The frame of a card inside an article. */
export const CardFrame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  min-height: 74px;
  padding: 14px 18px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  font-size: 15px;
  line-height: 1.5;
  /* Avatars, not pictures of the article. */
  img {
    border-radius: 50%;
  }
  p {
    color: ${theme.color.text2};
    font-size: 14px;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
`;
