const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Text for a size in bytes: «10 МБ», «512 КБ». */
export const sizeText = (bytes: number): string =>
  bytes < megabyte ? `${number.format(Math.ceil(bytes / kilobyte))} КБ` : `${number.format(bytes / megabyte)} МБ`;

/** A list as text: «первый, второй и третий». */
export const listText = (items: readonly string[], last: 'и' | 'или' = 'и'): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(` ${last} `);
