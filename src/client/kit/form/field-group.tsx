import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

const Box = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const Name = styled.span`
  color: ${theme.color.text2};
  font-size: 13px;
  font-weight: 500;
`;

/** Several controls with a common name. Not a fieldset: each browser places a legend in a way of its own. */
export const FieldGroup = ({ label, children, ...box }: ComponentProps<'div'> & { readonly label: string }) => {
  const id = useId();
  return (
    <Box role="group" {...box} aria-labelledby={id}>
      <Name id={id}>{label}</Name>
      {children}
    </Box>
  );
};
