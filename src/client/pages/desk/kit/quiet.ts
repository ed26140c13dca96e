import styled from 'styled-components';
import { theme } from '#client/kit/theme/theme.ts';

export const Quiet = styled.p`
  color: ${theme.color.text2};
  font-size: 13px;
  overflow-wrap: anywhere;
`;

/** A text written by a person, with its line breaks. */
export const UserText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  a {
    color: ${theme.color.accent};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** To a file or an external page. */
export const OutLink = styled.a`
  color: ${theme.color.accent};
  text-decoration: underline;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
`;
