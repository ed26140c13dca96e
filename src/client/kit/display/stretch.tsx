import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { watchNear } from './watch-near';

interface StretchProps {
  readonly rows: number;
  /** What a row takes that nobody has measured, px. */
  readonly rowHeight: number;
  /** Before it is known what is near. */
  readonly startsShown: boolean;
  /** Stays in the page wherever the window is. */
  readonly stays: boolean;
  readonly children: () => ReactNode;
}

/** The margins of its rows are part of its height. */
const Place = styled.div`
  display: flow-root;
`;

const isFocused = (element: Element): boolean => element.contains(document.activeElement);

/** A few rows of a long list: in the page while they are near the window or hold the focus, else room of their height. */
export const Stretch = ({ rows, rowHeight, startsShown, stays, children }: StretchProps) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useRef(startsShown);
  const [shown, setShown] = useState(startsShown);
  const [left, setLeft] = useState({ rows: 0, height: 0 });

  const leave = (): void => {
    if (!shown || stays || place.current === null) return;
    setLeft({ rows, height: place.current.getBoundingClientRect().height });
    setShown(false);
  };

  const onWatched = useEffectEvent((near: boolean): void => {
    isNear.current = near;
    if (near) setShown(true);
    else if (place.current !== null && !isFocused(place.current)) leave();
  });
  useEffect(() => {
    if (place.current === null) return;
    return watchNear(place.current, (near) => onWatched(near));
  }, []);

  return (
    <Place
      ref={place}
      style={shown ? undefined : { height: left.rows === rows ? left.height : rows * rowHeight }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!isNear.current && !isFocused(currentTarget) && !currentTarget.contains(relatedTarget)) leave();
      }}
    >
      {shown && children()}
    </Place>
  );
};
