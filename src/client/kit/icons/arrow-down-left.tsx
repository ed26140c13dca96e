import { icon } from './icon';

export const ArrowDownLeft = icon(
  <>
    <path d="M17 7 7 17" />
    <path d="M17 17H7V7" />
  </>,
);
