/** The value of each of the theme's variables that a text uses, in its place. */
const withValues = (text: string, values: CSSStyleDeclaration): string =>
  text.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => values.getPropertyValue(name).trim());

interface Picture {
  readonly text: string;
  /** Pixels, at its natural size. */
  readonly width: number;
  readonly height: number;
}

/** A drawing on the page as a document of its own: in its natural size, without the theme. */
export const pictureOf = (drawing: SVGSVGElement): Picture => {
  const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('A drawing is cloned as one');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const text = withValues(new XMLSerializer().serializeToString(copy), getComputedStyle(document.documentElement));
  return { text, width, height };
};

/** Browsers draw on no larger side, px. */
const longestSide = 8192;

/**
 * The picture as PNG.
 * @throws Error when the browser cannot draw it
 */
export const pngOf = async ({ text, width, height }: Picture): Promise<Blob> => {
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(2, longestSide / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob === null ? reject(new Error('The picture is not drawn')) : resolve(blob)),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
};
