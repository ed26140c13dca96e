export type PartName = string | { readonly source: string; readonly flags: string };

/** How a part is found within another one: by role and accessible name, by its text, label or title. */
export interface PartStep {
  readonly by: 'role' | 'text' | 'label' | 'title';
  readonly what: PartName;
  readonly name?: PartName;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the tests ask within a page. */
export interface InPage {
  count(steps: readonly PartStep[]): number;
  /** Where to press it, or why it cannot be pressed now. */
  place(steps: readonly PartStep[]): Point | { readonly problem: string };
  /** Whether the press that followed has reached it. */
  wasPressed(): boolean;
  /** Whether it is there, can be used, and has taken the focus. */
  focus(steps: readonly PartStep[]): boolean;
  /** A field's value, otherwise the text; null if it is not there. */
  value(steps: readonly PartStep[]): string | null;
  /** All text of the page. */
  shown(): string;
}
