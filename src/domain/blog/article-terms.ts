import { pictureKinds } from '../files/file-kind';
import { rublesToKopecks } from '../money/kopecks';
import { days, hours } from '../time/durations';

/** Limits of the blog (domain rules, section 4); prices in kopecks. */
export const articleTerms = {
  /** Bytes of the document as JSON in UTF-8. */
  contentMaxBytes: 300 * 1024,
  titleMax: 120,
  leadMax: 300,
  /** Characters without which an article cannot be sent to moderation; a video needs fewer. */
  minCharacters: { TEXT: 300, VIDEO: 50 },
  price: { min: rublesToKopecks(49), max: rublesToKopecks(9900) },
  authorPercent: 80,
  /** The free preview of a paid article. */
  preview: { percent: 20, maxCharacters: 800 },
  maxShares: 200,
  remarkMax: 1000,
  maxRemarks: 50,
  reasonMin: 10,
  reasonMax: 500,
  searchMax: 100,
  /** The page that «Турнир» leads to (specification, section 2). */
  tournamentId: 257,
} as const;

export const articleImage = {
  maxBytes: 10 * 1024 * 1024,
  types: pictureKinds,
  minSidePixels: 40,
  /** Larger pictures are scaled down; pixels. */
  maxWidth: 1600,
  maxHeight: 2400,
  /** A picture used by no version is erased after this time, ms: longer than an unsaved draft lives in a browser. */
  unusedKeptFor: days(30),
  uploads: { tries: 120, window: hours(1) },
} as const;

/** Maximum size of each part of a document; all together are limited by `contentMaxBytes`. */
export const documentLimits = {
  blocks: 2000,
  runs: 2000,
  runText: 20_000,
  listItems: 500,
  firstNumber: 1_000_000_000,
  tableRows: 100,
  tableColumns: 12,
  galleryImages: 12,
  caption: 300,
  alt: 300,
  code: 50_000,
  link: 2000,
} as const;
