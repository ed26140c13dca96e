import type { VideoProvider } from './article-document';

interface FoundVideo {
  readonly provider: VideoProvider;
  readonly videoId: string;
}

/**
 * Shape of the providers' ids; nothing else is ever put into a URL. A video that is open by its link alone has a key
 * behind its id: `-1_2_0f3a…` at VK, `9f…_Kx7…` at Rutube.
 */
export const videoIdShape: Readonly<Record<VideoProvider, RegExp>> = {
  youtube: /^[\w-]{11}$/,
  vk: /^-?\d{1,15}_\d{1,15}(?:_[0-9a-f]{8,40})?$/,
  rutube: /^[0-9a-f]{32}(?:_[\w-]{8,40})?$/,
};

const found = (provider: VideoProvider, videoId: string | null | undefined): FoundVideo | null =>
  videoId !== null && videoId !== undefined && videoIdShape[provider].test(videoId) ? { provider, videoId } : null;

const vk = ({ pathname, searchParams }: URL): FoundVideo | null => {
  if (pathname === '/video_ext.php') {
    const [owner, id, hash] = ['oid', 'id', 'hash'].map((name) => searchParams.get(name));
    return found('vk', [owner, id, ...(hash ? [hash] : [])].join('_'));
  }
  // A video opened over another page stands in `z`: /club1?z=video-1_2%2Fpl.
  const place = searchParams.get('z') ?? pathname.split('/').at(-1);
  return found('vk', /^(?:video|clip)(-?\d+_\d+)/.exec(place ?? '')?.[1]);
};

const rutube = ({ pathname, searchParams }: URL): FoundVideo | null => {
  const id = /^\/(?:(?:live\/)?video(?:\/private)?|play\/embed|shorts)\/([0-9a-f]{32})(?:\/|$)/.exec(pathname)?.[1];
  const key = searchParams.get('p');
  return id === undefined ? null : found('rutube', key === null ? id : `${id}_${key}`);
};

const youtube = ({ pathname, searchParams }: URL): FoundVideo | null =>
  found('youtube', searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1]);

const finders: Readonly<Record<string, (url: URL) => FoundVideo | null>> = {
  'youtube.com': youtube,
  'youtube-nocookie.com': youtube,
  'music.youtube.com': youtube,
  'youtu.be': ({ pathname }) => found('youtube', pathname.split('/')[1]),
  'vk.com': vk,
  'vk.ru': vk,
  'vkvideo.ru': vk,
  'rutube.ru': rutube,
};

/** Providers give the code of a player to copy: its address is the link. */
const playerOf = (code: string): string =>
  /^<iframe\b[^>]*?\ssrc=(["'])(.+?)\1/i.exec(code)?.[2]?.replaceAll('&amp;', '&').replace(/^\/\//, 'https://') ?? code;

/**
 * Parses a video link, pasted or typed without `https://`, or the code of a player; null for anything but a link to one
 * of the three supported providers.
 */
export const parseVideoLink = (text: string): FoundVideo | null => {
  const link = playerOf(text);
  const address = /^[a-z]+:\/\//i.test(link) ? link : `https://${link}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) ? (finders[url.hostname.replace(/^(?:www|m)\./, '')]?.(url) ?? null) : null;
};

const rutubeParts = ({ videoId }: FoundVideo): readonly [id: string, key: string | undefined] => [
  videoId.slice(0, 32),
  videoId.slice(33) || undefined,
];

const vkKeyOf = ({ videoId }: FoundVideo): string | undefined => videoId.split('_')[2];

const vkPlayer = (video: FoundVideo): string => {
  const [owner = '', id = ''] = video.videoId.split('_');
  const key = vkKeyOf(video);
  return `https://vk.com/video_ext.php?oid=${owner}&id=${id}${key === undefined ? '' : `&hash=${key}`}`;
};

/** URL of the video's page at its provider; also shown without JavaScript. */
export const videoPageUrl = (video: FoundVideo): string => {
  const [id, key] = rutubeParts(video);
  return {
    youtube: `https://www.youtube.com/watch?v=${video.videoId}`,
    // VK has no page for a video that is open by its link alone: its player is the page.
    vk: vkKeyOf(video) === undefined ? `https://vk.com/video${video.videoId}` : vkPlayer(video),
    rutube: key === undefined ? `https://rutube.ru/video/${id}/` : `https://rutube.ru/video/private/${id}/?p=${key}`,
  }[video.provider];
};

/** Origins of the players that may be embedded (CSP `frame-src`). */
export const videoHosts = ['https://www.youtube-nocookie.com', 'https://vk.com', 'https://rutube.ru'] as const;

/** URL of the embedded player, starting at once. */
export const videoPlayerUrl = (video: FoundVideo): string => {
  const [id, key] = rutubeParts(video);
  return {
    youtube: `https://www.youtube-nocookie.com/embed/${video.videoId}?autoplay=1`,
    vk: `${vkPlayer(video)}&autoplay=1`,
    rutube: `https://rutube.ru/play/embed/${id}/${key === undefined ? '' : `?p=${key}`}`,
  }[video.provider];
};
