import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ArticleImage } from '#domain/blog/article-document.ts';
import { widthEnding } from '#domain/files/picture-widths.ts';
import type { FileStore } from '#server/platform/uploads/file-store.ts';
import { storeVersions } from '#server/platform/uploads/store-picture.ts';
import { findFile, removeFile } from '#server/platform/uploads/stored-files.ts';
import { dice } from '../demo-person';

type Motif = 'map' | 'chart' | 'wave' | 'target' | 'cup';

interface DemoCover {
  readonly title: string;
  readonly hue: number;
  readonly motif: Motif;
}

const [width, height] = [1600, 800];

const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const motifs: Readonly<Record<Motif, (seed: string) => string>> = {
  map: (seed) =>
    `<g fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="6"><path d="M360 600V300h240v-90h280v150h260v260H900v-80H620v60z"/></g>${times(
      3,
      (index) =>
        `<circle cx="${560 + index * 210}" cy="${260 + dice(seed + index, 220)}" r="70" fill="#fff" fill-opacity=".14"/><path d="M1240 640Q${1000 - index * 60} ${200 + index * 40} ${560 + index * 210} ${300 + index * 60}" fill="none" stroke="#c9f24b" stroke-width="7" stroke-dasharray="4 18" stroke-linecap="round"/>`,
    )}<circle cx="1240" cy="640" r="16" fill="#c9f24b"/>`,
  chart: (seed) =>
    `${times(14, (index) => {
      const tall = 120 + dice(`${seed}${index}`, 180) + index * 18;
      return `<rect x="${320 + index * 72}" y="${660 - tall}" width="44" height="${tall}" rx="8" fill="#fff" fill-opacity="${index % 3 === 0 ? 0.4 : 0.2}"/>`;
    })}<path d="M320 520C560 540 820 360 1300 190" fill="none" stroke="#c9f24b" stroke-width="9"/>`,
  wave: (seed) =>
    times(48, (index) => {
      const tall = 30 + dice(`${seed}${index}`, 70) + Math.round(230 * Math.exp(-(((index - 24) / 11) ** 2)));
      return `<rect x="${320 + index * 20}" y="${400 - tall / 2}" width="10" height="${tall}" rx="5" fill="#fff" fill-opacity=".55"/>`;
    }),
  target: (seed) =>
    `${times(4, (index) => `<circle cx="800" cy="400" r="${70 + index * 75}" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="4"/>`)}<path d="M800 60v680M460 400h680" stroke="#fff" stroke-opacity=".26" stroke-width="4"/>${times(
      16,
      (index) =>
        `<circle cx="${740 + dice(`${seed}x${index}`, 130)}" cy="${340 + dice(`${seed}y${index}`, 130)}" r="9" fill="#ffb84d"/>`,
    )}`,
  cup: () =>
    `<g fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6"><path d="M320 220h150v110h130M320 440h150V330M1280 220h-150v110h-130M1280 440h-150V330"/></g><circle cx="800" cy="360" r="120" fill="#12160a" stroke="#c9f24b" stroke-width="8"/><path d="M750 310h100v40a50 50 0 0 1-100 0zM800 400v40M760 444h80" fill="none" stroke="#c9f24b" stroke-width="10" stroke-linecap="round"/>`,
};

const svg = ({ title, hue, motif }: DemoCover): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g" cx=".75" cy=".1" r="1.1"><stop offset="0" stop-color="hsl(${hue},48%,36%)"/><stop offset="1" stop-color="hsl(${hue},40%,9%)"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${motifs[motif](title)}</svg>`;

/** The cover's file name depends only on the title, so the same article has the same picture in every demo. */
export const coverOf = ({ title }: DemoCover): ArticleImage => ({
  src: `/files/blog/${createHash('sha256').update(`cover of ${title}`).digest('base64url').slice(0, 24)}${widthEnding(width)}.webp`,
  width,
  height,
  alt: '',
});

/** The encoder's least: a first start waits for the covers. */
const effort = 0;

/** Draws and stores covers that are missing: the demo's files may be on another disk than its database. */
export const storeCovers = async (files: FileStore, covers: readonly DemoCover[]): Promise<void> => {
  for (const cover of covers) {
    const { src } = coverOf(cover);
    if ((await findFile(files, src)) !== null) continue;
    // A start that was stopped may have left narrower versions.
    await removeFile(files, src);
    const bytes = await sharp(Buffer.from(svg(cover)))
      .webp({ quality: 80, effort })
      .toBuffer();
    await storeVersions(files, src, bytes, effort).catch((problem: unknown) => {
      // Another process of the same demo has written the file first.
      if (Object(problem).code !== 'EEXIST') throw problem;
    });
  }
};
