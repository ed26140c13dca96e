import { parseVideoLink, videoPageUrl, videoPlayerUrl } from '#domain/blog/video-link.ts';

const id = 'a'.repeat(32);

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', 'youtube', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['http://youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://vk.com/video-1_2', 'vk', '-1_2'],
  ['https://vk.ru/video-1_2', 'vk', '-1_2'],
  ['https://m.vk.ru/clip-1_2', 'vk', '-1_2'],
  ['https://vkvideo.ru/playlist/-1_3/video-1_2', 'vk', '-1_2'],
  ['https://vk.com/videos-1?z=video-1_2%2Fclub1%2Fpl_-1_-2', 'vk', '-1_2'],
  ['https://vk.com/video_ext.php?oid=-1&id=2&hd=2', 'vk', '-1_2'],
  ['https://vkvideo.ru/video_ext.php?oid=-1&id=2&hash=0f3a5b7c9d1e2f30', 'vk', '-1_2_0f3a5b7c9d1e2f30'],
  [`https://rutube.ru/video/${id}/?r=wd`, 'rutube', id],
  [`https://rutube.ru/play/embed/${id}`, 'rutube', id],
  [`https://rutube.ru/video/private/${id}/?p=Kx7-abc_DEF123`, 'rutube', `${id}_Kx7-abc_DEF123`],
  ['https://youtu.be/dQw4w9WgXcQ/?si=x', 'youtube', 'dQw4w9WgXcQ'],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  [`https://rutube.ru/live/video/${id}/`, 'rutube', id],
  [
    '<iframe src="https://vk.com/video_ext.php?oid=-1&id=2&hash=0f3a5b7c9d1e2f30&hd=2" width="853" height="480"></iframe>',
    'vk',
    '-1_2_0f3a5b7c9d1e2f30',
  ],
  [
    "<iframe width='720' src='//rutube.ru/play/embed/" + id + "/?p=Kx7-abc_DEF123&amp;t=5'></iframe>",
    'rutube',
    `${id}_Kx7-abc_DEF123`,
  ],
])('%s is a link to a video', (link, provider, videoId) => {
  expect(parseVideoLink(link)).toEqual({ provider, videoId });
});

test.each([
  'https://vk.com.example.ru/video-1_2',
  'https://vk.com/video_ext.php?oid=-1&id=2%22%3E',
  `https://rutube.ru/video/private/${id}/?p=a%26b%3Dc%26d%3De`,
  'https://rutube.ru/channel/1/',
  'javascript://vk.com/video-1_2',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="https://example.com/embed/dQw4w9WgXcQ"></iframe>',
  'видео',
  '',
])('%s is no link to a video', (link) => {
  expect(parseVideoLink(link)).toBeNull();
});

describe('a video that is open by its link alone', () => {
  test('of Rutube is played and opened with its key', () => {
    const video = { provider: 'rutube', videoId: `${id}_Kx7_abcDEF` } as const;
    expect(videoPlayerUrl(video)).toBe(`https://rutube.ru/play/embed/${id}/?p=Kx7_abcDEF`);
    expect(videoPageUrl(video)).toBe(`https://rutube.ru/video/private/${id}/?p=Kx7_abcDEF`);
    expect(parseVideoLink(videoPageUrl(video))).toEqual(video);
  });

  test('of VK is played with its hash', () => {
    const video = { provider: 'vk', videoId: '-1_2_0f3a5b7c9d1e2f30' } as const;
    expect(videoPlayerUrl(video)).toBe('https://vk.com/video_ext.php?oid=-1&id=2&hash=0f3a5b7c9d1e2f30&autoplay=1');
    expect(parseVideoLink(videoPageUrl(video))).toEqual(video);
  });
});
