/** Sections of the settings and the settings in each: both are anchors of the address, so that anybody can point at one. */
export const settingsAnchors = {
  account: ['username', 'email', 'password'],
  profile: ['avatar', 'description', 'country', 'languages', 'referral'],
  game: ['platforms', 'params'],
  mate: ['categories'],
  notifications: ['channels', 'marketing'],
  sessions: ['devices'],
} as const;

export type SettingsSection = keyof typeof settingsAnchors;
export type SettingsAnchor = SettingsSection | (typeof settingsAnchors)[SettingsSection][number];

const isSection = (name: string): name is SettingsSection => name in settingsAnchors;

/** The section that an anchor (`#platforms`, `#game`) stands in; null for none. */
export const sectionOfAnchor = (hash: string): SettingsSection | null => {
  const anchor = hash.replace('#', '');
  for (const [section, anchors] of Object.entries<readonly string[]>(settingsAnchors)) {
    if ((section === anchor || anchors.includes(anchor)) && isSection(section)) return section;
  }
  return null;
};

/** `settingsAddress('cs2', 'platforms')` → `/cs2/settings#platforms` */
export const settingsAddress = (gameId: string, anchor?: SettingsAnchor): string => `/${gameId}/settings${anchor === undefined ? '' : `#${anchor}`}`;
