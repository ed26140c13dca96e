import styled from 'styled-components';

/** Cuts off the point that would begin a line. */
const Frame = styled.p`
  overflow: hidden;
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-left: -13px;
`;

const Fact = styled.span`
  position: relative;
  min-width: 0;
  padding-left: 13px;
  &:not(:first-child)::before {
    content: '·';
    content: '·' / '';
    position: absolute;
    left: 5px;
  }
`;

/** «Напарник · 4,98 · Русский»: where it does not fit, a line neither begins nor ends with a point. */
export const Facts = ({ facts }: { readonly facts: readonly string[] }) => (
  <Frame>
    <Line>
      {facts.map((fact) => (
        <Fact key={fact}>{fact} </Fact>
      ))}
    </Line>
  </Frame>
);
