import type { PublicUser } from '#contract/people/users.ts';

type Person = Pick<PublicUser, 'id'> & { readonly mate: { readonly gameId: string } | null };

/** The public page of a person: of a mate in the mate's game, of others in the given game. */
export const publicPath = ({ id, mate }: Person, gameId: string): string =>
  mate === null ? `/${gameId}/users/${id}` : `/${mate.gameId}/team/${id}`;

/**
 * Sections of the settings and the settings in each: both are anchors of the address, so that a link can lead to each
 * of them.
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

/** The section that contains an anchor (`#platforms`, `#game`); null for an unknown one. */
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

/** Query parameter of the chat panel (`#chat`): the id of the other person. */
export const chatWithParam = 'chatWith';

/** A page with a private chat open; it is part of the address, so that guests return to it after signing in. */
export const chatWithPath = (path: string, userId: string): string => `${path}?${chatWithParam}=${userId}#chat`;

/** The squad's page opens the dispute dialog once when its address ends so. */
export const disputeHash = '#dispute';

export const disputePath = (gameId: string, squadId: number): string => `/${gameId}/squads/${squadId}${disputeHash}`;
