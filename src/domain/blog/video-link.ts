import type { VideoProvider } from './article-document';

interface FoundVideo {
  readonly provider: VideoProvider;
  readonly videoId: string;
}

/** Shape of the providers' ids; nothing else is ever put into a URL. */
export const videoIdShape: Readonly<Record<VideoProvider, RegExp>> = {
  youtube: /^[\w-]{11}$/,
  vk: /^-?\d{1,15}_\d{1,15}$/,
  rutube: /^[0-9a-f]{32}$/,
};

const found = (provider: VideoProvider, videoId: string | null | undefined): FoundVideo | null =>
  videoId !== null && videoId !== undefined && videoIdShape[provider].test(videoId) ? { provider, videoId } : null;

const finders: Readonly<Record<string, (url: URL) => FoundVideo | null>> = {
  'youtube.com': ({ pathname, searchParams }) =>
    found('youtube', searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1]),
  'youtu.be': ({ pathname }) => found('youtube', pathname.slice(1)),
  'vk.com': ({ pathname }) => found('vk', /^\/(?:video|clip)(-?\d+_\d+)/.exec(pathname)?.[1]),
  'vkvideo.ru': ({ pathname }) => found('vk', /^\/(?:video|clip)(-?\d+_\d+)/.exec(pathname)?.[1]),
  'rutube.ru': ({ pathname }) => found('rutube', /^\/(?:video|play\/embed|shorts)\/([0-9a-f]{32})/.exec(pathname)?.[1]),
};

/** Parses a pasted video link; null for anything but a link to one of the three supported providers. */
export const parseVideoLink = (link: string): FoundVideo | null => {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  return url.protocol === 'https:' ? (finders[url.hostname.replace(/^(?:www|m)\./, '')]?.(url) ?? null) : null;
};

/** URL of the video's page at its provider; also shown without JavaScript. */
export const videoPageUrl = ({ provider, videoId }: FoundVideo): string =>
  ({
    youtube: `https://www.youtube.com/watch?v=${videoId}`,
    vk: `https://vk.com/video${videoId}`,
    rutube: `https://rutube.ru/video/${videoId}/`,
  })[provider];

/** Origins of the players that may be embedded (CSP `frame-src`). */
export const videoHosts = ['https://www.youtube-nocookie.com', 'https://vk.com', 'https://rutube.ru'] as const;

/** URL of the embedded player, starting at once. */
export const videoPlayerUrl = ({ provider, videoId }: FoundVideo): string => {
  const [owner = '', id = ''] = videoId.split('_');
  return {
    youtube: `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`,
    vk: `https://vk.com/video_ext.php?oid=${owner}&id=${id}&autoplay=1`,
    rutube: `https://rutube.ru/play/embed/${videoId}/`,
  }[provider];
};
