import { css } from 'styled-components';

/**
 * Typed names of the variables in tokens.css: a wrong name does not compile, and changing the theme re-renders nothing.
 */
export const theme = {
  color: {
    bg: 'var(--bg)',
    surface1: 'var(--surface-1)',
    surface2: 'var(--surface-2)',
    surface3: 'var(--surface-3)',
    line: 'var(--line)',
    lineStrong: 'var(--line-strong)',
    text1: 'var(--text-1)',
    text2: 'var(--text-2)',
    text3: 'var(--text-3)',
    accent: 'var(--accent)',
    accentHover: 'var(--accent-hover)',
    accentSoft: 'var(--accent-soft)',
    accentInk: 'var(--accent-ink)',
    violet: 'var(--violet)',
    violetSoft: 'var(--violet-soft)',
    violetText: 'var(--violet-text)',
    message: 'var(--message)',
    ok: 'var(--ok)',
    okSoft: 'var(--ok-soft)',
    warn: 'var(--warn)',
    warnSoft: 'var(--warn-soft)',
    danger: 'var(--danger)',
    dangerSoft: 'var(--danger-soft)',
    info: 'var(--info)',
    infoSoft: 'var(--info-soft)',
    shade: 'var(--shade)',
  },
  radius: { r8: 'var(--radius-8)', r12: 'var(--radius-12)', r16: 'var(--radius-16)', r24: 'var(--radius-24)' },
  font: { text: 'var(--font-text)', title: 'var(--font-title)' },
  shadow: 'var(--shadow)',
  layer: {
    header: 'var(--layer-header)',
    chat: 'var(--layer-chat)',
    tabBar: 'var(--layer-tab-bar)',
    modal: 'var(--layer-modal)',
    notifications: 'var(--layer-notifications)',
    toast: 'var(--layer-toast)',
  },
  size: {
    header: 'var(--header)',
    tabBar: 'var(--tab-bar)',
    bottomBar: 'var(--bottom-bar)',
    container: 'var(--container)',
    gutter: 'var(--gutter)',
  },
} as const;

/** Breakpoints in px. */
export const breakpoint = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

type Breakpoint = keyof typeof breakpoint;

/** `${from('md')} { … }`: this width and wider, on a screen. */
export const from = (name: Breakpoint): string =>
  `@media ${name === 'sm' ? '' : 'screen and '}(min-width: ${breakpoint[name]}px)`;

/**
 * `${below('md')} { … }`: narrower than this width, or on paper: a sheet is between `sm` and `md`, also for browsers
 * that lay it out by the width of the window.
 */
export const below = (name: Breakpoint): string =>
  `@media (max-width: ${breakpoint[name] - 0.02}px)${name === 'sm' ? '' : ', print'}`;

/** A phone in either orientation: below this height, what is above and below a list leaves no room for it. */
export const smallWindow = `(max-width: ${breakpoint.md - 0.02}px), (max-height: 499.98px)`;

/** `${small} { … }` */
export const small = `@media ${smallWindow}`;

/** Touch screens: controls grow to 44 px. */
export const touch = '@media (pointer: coarse)';

/** Extends the touch area of a small control to 44 px without moving anything. */
export const touchTarget = css`
  ${touch} {
    position: relative;
    &::after {
      position: absolute;
      top: 50%;
      left: 50%;
      width: max(100%, 44px);
      height: max(100%, 44px);
      transform: translate(-50%, -50%);
      content: '';
    }
  }
`;

/**
 * Digits of equal width; spaces between groups of digits are slightly narrower than between words. A number never
 * breaks, nor a sum before its «₽».
 */
export const tabular = css`
  font-variant-numeric: tabular-nums;
  overflow-wrap: normal;
  word-spacing: -0.07em;
`;

/** `${paper} { … }` */
export const paper = '@media print';

/** Not on paper: controls, and what only leads to other pages. */
export const unprinted = css`
  ${paper} {
    display: none !important;
  }
`;

export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const clampLines = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;

/** A floating surface: menus, popovers, dialogs. */
export const floating = css`
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
  box-shadow: ${theme.shadow};
`;
