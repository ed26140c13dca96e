/** Breakpoints of the product in px. */
export const breakpoint = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

type Breakpoint = keyof typeof breakpoint;

/** `${from('md')} { … }`: this width and wider. */
export const from = (name: Breakpoint): string => `@media (min-width: ${breakpoint[name]}px)`;

/** `${below('md')} { … }`: narrower than this width. */
export const below = (name: Breakpoint): string => `@media (max-width: ${breakpoint[name] - 0.02}px)`;

/** Fingers: controls grow to 44 px. */
export const touch = '@media (pointer: coarse)';
