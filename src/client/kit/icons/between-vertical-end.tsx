import { icon } from './icon';

export const BetweenVerticalEnd = icon(
  <>
    <rect width="7" height="13" x="3" y="3" rx="1" />
    <path d="m9 22 3-3 3 3" />
    <rect width="7" height="13" x="14" y="3" rx="1" />
  </>,
);
