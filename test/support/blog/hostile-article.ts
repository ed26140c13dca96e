import type { ArticleDocument, ArticleImage, TextRun } from '#domain/blog/article-document.ts';

/** Texts that a browser would run if they were inserted as anything but text. */
export const hostileTexts = [
  '<img src=x onerror="xss()">',
  '</script><script>xss()</script>',
  '"><svg onload=xss()>',
  "'-xss()-'",
  '{{constructor.constructor("xss()")()}}',
  '<iframe srcdoc="<script>parent.xss()</script>"></iframe>',
  '--></title></textarea></style><script>xss()</script>',
  '</figcaption><a href="javascript:xss()">x</a>',
] as const;

const all = hostileTexts.join(' ');
const runs: readonly TextRun[] = [
  { text: all, marks: ['bold', 'italic', 'strike', 'code'] },
  { text: all, href: 'https://mail.ru/?q=%22%3E%3Cscript%3Exss()' },
  { text: all, href: '/blog?search=%3Cscript%3Exss()' },
];
const image = (sign: string): ArticleImage => ({
  src: `/files/blog/${sign.repeat(24)}.webp`,
  width: 40,
  height: 40,
  alt: all.slice(0, 300),
});

/** These texts in every text field of a document; `closesAt` only for people who may open a registration. */
export const hostileDocument = (closesAt?: string): ArticleDocument => ({
  blocks: [
    { type: 'heading', id: 'evil-head', level: 2, text: [{ text: all }] },
    { type: 'heading', id: 'evil-part', level: 3, text: [{ text: all }] },
    { type: 'paragraph', id: 'evil-text', text: runs },
    { type: 'list', id: 'evil-list', ordered: true, items: [{ text: runs, items: [runs] }] },
    { type: 'quote', id: 'evil-quote', text: runs },
    { type: 'code', id: 'evil-code', code: all },
    { type: 'callout', id: 'evil-call', tone: 'tip', text: runs },
    {
      type: 'table',
      id: 'evil-table',
      header: true,
      rows: [
        [runs, runs],
        [runs, runs],
      ],
    },
    { type: 'image', id: 'evil-image', ...image('e'), caption: all.slice(0, 300) },
    { type: 'gallery', id: 'evil-gallery', images: [image('f')] },
    { type: 'video', id: 'evil-video', provider: 'youtube', videoId: 'dQw4w9WgXcQ', title: all.slice(0, 300) },
    ...(closesAt === undefined
      ? []
      : [{ type: 'registration', id: 'evil-join', title: all.slice(0, 300), closesAt } as const]),
  ],
});
