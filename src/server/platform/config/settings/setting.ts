/** A variable of the environment, as the page of settings describes it. English; Markdown within a line. */
export interface Setting {
  readonly name: string;
  /** The value that is the same as leaving it out; null: leaving it out switches something off. */
  readonly usual: string | null;
  /** Where the default depends on other settings: how, in words that stand in the column instead of `usual`. */
  readonly usualInWords?: string;
  readonly meaning: string;
}

export interface SettingsGroup {
  readonly title: string;
  /** What holds for the group as a whole; empty where its rows say everything. */
  readonly about: string;
  readonly settings: readonly Setting[];
}

/** Only for a proxy of one's own, a provider's sandbox, tests. */
export const instead = (name: string, usual: string): Setting => ({
  name,
  usual,
  meaning: 'Where to call instead of the service itself.',
});
