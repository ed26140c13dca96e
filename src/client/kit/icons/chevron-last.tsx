import { icon } from './icon';

export const ChevronLast = icon(
  <>
    <path d="m7 18 6-6-6-6" />
    <path d="M17 6v12" />
  </>,
);
