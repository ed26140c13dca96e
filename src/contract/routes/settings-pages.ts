/**
 * Sections of the settings and the settings in each: both are anchors of the address, so that a link can lead to each
 * of them.
 */
const settingsAnchors = {
  account: ['username', 'email', 'password', 'security', 'ways', 'blocks', 'consents', 'leaving'],
  profile: ['avatar', 'voice', 'description', 'birth', 'country', 'timezone', 'languages', 'steam', 'referral'],
  game: ['platforms', 'params'],
  mate: ['categories', 'hours'],
  notifications: ['channels', 'marketing'],
  sessions: ['devices'],
} as const;

export type SettingsSection = keyof typeof settingsAnchors;
export type SettingsAnchor = SettingsSection | (typeof settingsAnchors)[SettingsSection][number];

const isSection = (name: string): name is SettingsSection => name in settingsAnchors;

/** The section that contains an anchor (`#platforms`, `#game`); null for an unknown one. */
export const sectionOfAnchor = (hash: string): SettingsSection | null => {
  const anchor = hash.replace('#', '');
  for (const [section, anchors] of Object.entries<readonly string[]>(settingsAnchors)) {
    if ((section === anchor || anchors.includes(anchor)) && isSection(section)) return section;
  }
  return null;
};
