import { formatNumber } from './format';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Text for a size in bytes: «34,5 МБ», «512 КБ». */
export const sizeText = (bytes: number): string =>
  bytes < megabyte ? `${formatNumber(Math.ceil(bytes / kilobyte))} КБ` : `${formatNumber(bytes / megabyte, 1)} МБ`;

/** A list as text: «первый, второй и третий». */
export const listText = (items: readonly string[], last: 'и' | 'или' = 'и'): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(` ${last} `);
