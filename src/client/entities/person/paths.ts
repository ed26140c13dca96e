import type { PublicUser } from '../../../contract/people/users';

type Person = Pick<PublicUser, 'id'> & { readonly mate: { readonly gameId: string } | null };

/** Where everybody sees this person: a mate in their own game, others in the game at hand. */
export const publicPath = ({ id, mate }: Person, gameId: string): string =>
  mate === null ? `/${gameId}/users/${id}` : `/${mate.gameId}/team/${id}`;

/**
 * Sections of the settings and the settings in each: both are anchors of the address, so that anybody can point at one.
 */
const settingsAnchors = {
  account: ['username', 'email', 'password', 'ways', 'blocks', 'leaving'],
  profile: ['avatar', 'voice', 'description', 'country', 'timezone', 'languages', 'steam', 'referral'],
  game: ['platforms', 'params'],
  mate: ['categories', 'hours'],
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
export const settingsPath = (gameId: string, anchor?: SettingsAnchor): string =>
  `/${gameId}/settings${anchor === undefined ? '' : `#${anchor}`}`;

/** The query of the chat panel (`#chat`) that names whom to talk to. */
export const chatWithParam = 'chatWith';

/** A page with the chat opened on somebody; the address holds it, so that a guest comes back to it after signing in. */
export const chatWithPath = (path: string, userId: string): string => `${path}?${chatWithParam}=${userId}#chat`;

/** Whether an address can name a person at all: what cannot is not asked for. */
export const isPersonId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
