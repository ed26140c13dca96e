import { render } from '@testing-library/react';
import styled, { StyleSheetManager } from 'styled-components';
import { stylisPlugins } from '#client/kit/theme/nest-groups.ts';

const Sample = styled.p`
  color: red;
  @media (max-width: 600px) {
    color: green;
    &:hover,
    span {
      color: blue;
    }
  }
  @supports (color: red) {
    color: white;
  }
  @container (min-width: 640px) {
    @media print {
      color: black;
    }
  }
`;

/** What the component adds, its class written as `.a`. It is added outside of the document: jsdom cannot read it. */
const rulesOf = (): readonly string[] => {
  const target = document.createElement('div');
  const { container } = render(
    <StyleSheetManager target={target} stylisPlugins={stylisPlugins} disableCSSOMInjection>
      <Sample />
    </StyleSheetManager>,
  );
  const own = container.querySelector('p')?.classList.item(1);
  return (target.textContent ?? '')
    .replaceAll(`.${own}`, '.a')
    .split(/(?<=\})(?=\.a|@)/)
    .flatMap((rule) => (rule.includes('.a') ? [rule.split('/*')[0] ?? ''] : []));
};

describe('rules that a component adds to the page', () => {
  test('have their conditions inside, in the order in which they were written', () => {
    expect(rulesOf()).toEqual([
      '.a{color:red;}',
      '.a{@media (max-width: 600px){color:green;}}',
      '.a:hover,.a span{@media (max-width: 600px){color:blue;}}',
      '.a{@supports (color: red){color:white;}}',
      '@container (min-width: 640px){@media print{.a{color:black;}}}',
    ]);
  });
});
