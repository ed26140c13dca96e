/** Outside addresses of the footer. */
export const contacts = {
  email: 'support@naparnik.gg',
  video: 'https://www.youtube.com/@naparnik',
  community: 'https://discord.gg/naparnik',
  vk: 'https://vk.com/naparnik',
  telegram: 'https://t.me/naparnik',
} as const;
