/** In pixels of the picture. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The minimum size of an upload. */
const least = 40;

const within = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** The largest centred part of a picture with this aspect ratio; null: the whole picture. */
export const largestArea = ({ width, height }: Size, ratio: number | null): Area => {
  if (ratio === null) return { x: 0, y: 0, width, height };
  const wide = width / height > ratio;
  const part = wide
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.max(1, Math.round(width / ratio)) };
  return { x: Math.round((width - part.width) / 2), y: Math.round((height - part.height) / 2), ...part };
};

export const movedArea = (area: Area, dx: number, dy: number, { width, height }: Size): Area => ({
  ...area,
  x: within(Math.round(area.x + dx), 0, width - area.width),
  y: within(Math.round(area.y + dy), 0, height - area.height),
});

/** Resized by its lower right corner, within the picture. */
export const drawnArea = (area: Area, dx: number, dy: number, { width, height }: Size, ratio: number | null): Area => {
  const [roomX, roomY] = [width - area.x, height - area.y];
  if (ratio === null)
    return {
      ...area,
      width: within(Math.round(area.width + dx), Math.min(least, roomX), roomX),
      height: within(Math.round(area.height + dy), Math.min(least, roomY), roomY),
    };
  const most = Math.min(roomX, roomY * ratio);
  const drawn = within(area.width + (Math.abs(dx) >= Math.abs(dy) ? dx : dy * ratio), Math.min(least, most), most);
  return { ...area, width: Math.round(drawn), height: Math.max(1, Math.floor(drawn / ratio)) };
};
