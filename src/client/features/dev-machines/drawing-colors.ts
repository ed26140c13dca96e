import { theme } from '../../ui/theme/theme';

export interface DrawingColors {
  readonly ground: string;
  readonly box: string;
  readonly line: string;
  readonly edge: string;
  readonly title: string;
  readonly label: string;
  readonly stay: string;
  /** The initial state's dot, and where a live actor is. */
  readonly lit: string;
}

const { color } = theme;

/** On the page: the theme's own variables. */
export const pageColors: DrawingColors = {
  ground: color.surface1,
  box: color.surface2,
  line: color.lineStrong,
  edge: color.text3,
  title: color.text1,
  label: color.text2,
  stay: color.violetText,
  lit: color.accent,
};
