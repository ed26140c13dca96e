import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { buttonLook, type ButtonLook } from './button-look';

const Face = styled.a<ButtonLook>`
  ${buttonLook}
`;

/** Looks like a button, leads to another site beside this one. */
export const OutsideLink = (props: ComponentProps<'a'>) => (
  <Face {...props} target="_blank" rel="noopener noreferrer" $variant="secondary" $size="md" $wide={false} />
);
