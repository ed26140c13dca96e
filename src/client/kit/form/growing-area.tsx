import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

const Area = styled.textarea`
  field-sizing: content;
`;

/** For browsers that do not know `field-sizing`. */
const fit = (area: HTMLTextAreaElement): void => {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
};

/** As high as its text, between its `min-height` and `max-height`. */
export const GrowingArea = ({ ref, ...area }: ComponentProps<'textarea'>) => {
  const own = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = own.current;
    if (element === null || 'fieldSizing' in element.style) return undefined;
    fit(element);
    const grow = () => fit(element);
    element.addEventListener('input', grow);
    return () => element.removeEventListener('input', grow);
  }, [area.value]);
  return (
    <Area
      {...area}
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref != null) ref.current = element;
        return undefined;
      }}
    />
  );
};
