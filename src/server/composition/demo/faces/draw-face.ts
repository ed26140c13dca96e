import { drawHair } from './draw-hair';
import type { FaceTraits } from './face-traits';

const ink = '#1d1a26';

const head = (jaw: number, [skin, shade]: readonly [string, string]): string => {
  const chin = [66, 67, 65, 68, 66][jaw] ?? 66;
  const wide = [19, 20, 18.5, 19, 20.5][jaw] ?? 19;
  const left = 48 - wide;
  const right = 48 + wide;
  return (
    `<rect x="40" y="56" width="16" height="20" rx="7" fill="${shade}"/>` +
    `<circle cx="${left}" cy="45" r="4.4" fill="${shade}"/><circle cx="${right}" cy="45" r="4.4" fill="${shade}"/>` +
    `<path d="M${left} 38C${left} 24 38 18 48 18s${wide} 6 ${wide} 20c0 ${jaw > 2 ? 16 : 14} -7 ${chin - 40} -${wide} ${chin - 38}S${left} ${52 + jaw} ${left} 38Z" fill="${skin}"/>`
  );
};

const eye = (x: number, { eyes, feminine }: FaceTraits): string => {
  const lash = feminine
    ? `<path d="M${x - 4.4} 42.6q4.4-4.4 8.8 0" stroke="${ink}" stroke-width="1.7" fill="none" stroke-linecap="round"/>`
    : '';
  if (eyes === 'happy')
    return `<path d="M${x - 4} 45.5q4-5 8 0" stroke="${ink}" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;
  if (eyes === 'narrow')
    return `<ellipse cx="${x}" cy="44.6" rx="2.6" ry="1.7" fill="${ink}"/><path d="M${x - 4} 42.8h8" stroke="${ink}" stroke-width="1.6" stroke-linecap="round"/>`;
  const size = eyes === 'big' ? 4.2 : 3.5;
  return `<ellipse cx="${x}" cy="44.5" rx="${size}" ry="${size * 0.86}" fill="#fff"/><circle cx="${x}" cy="44.7" r="2.2" fill="${ink}"/><circle cx="${x + 0.8}" cy="43.9" r=".7" fill="#fff"/>${lash}`;
};

const brows = ({ hair, feminine, mouth }: FaceTraits): string => {
  const colour = hair === '#c9cbd6' || hair === '#d9a441' ? '#8a6a3a' : hair;
  const lift = mouth === 'smirk' ? -1.6 : 0;
  const width = feminine ? 1.7 : 2.4;
  return `<path d="M36 ${39 + lift}q4.5-2.6 8.6-.6M51.4 38.4q4.2-2 8.6.6" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
};

const mouths = {
  smile: `<path d="M42 56.5q6 5 12 0" stroke="${ink}" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  grin: `<path d="M41 55.5q7 1.6 14 0-1 6.5-7 6.5t-7-6.5Z" fill="#fff" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/>`,
  smirk: `<path d="M43 57.5q6 2 10.5-2.2" stroke="${ink}" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  calm: `<path d="M43.5 57.500h9" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>`,
  open: `<path d="M42 55.500h12q-.5 7-6 7t-6-7Z" fill="#7a2432"/><path d="M44 60.500q4-2 8 0-1.5 2-4 2t-4-2Z" fill="#e0457b"/>`,
} as const;

const glasses = {
  none: '',
  round: `<g fill="none" stroke="${ink}" stroke-width="1.8"><circle cx="40" cy="44.5" r="6.5"/><circle cx="56" cy="44.5" r="6.5"/><path d="M46.5 43.500q1.5-1.2 3 0M33.5 43.500l-4-1M62.5 43.500l4-1"/></g>`,
  square: `<g fill="#fff" fill-opacity=".14" stroke="${ink}" stroke-width="1.9"><rect x="33.5" y="39.5" width="12.5" height="10" rx="2.5"/><rect x="50" y="39.5" width="12.5" height="10" rx="2.5"/><path d="M46 43h4M33.5 43l-4-1M62.5 43l4-1"/></g>`,
  dark: `<path d="M32 40.500h14.500l1.5 2 1.5-2H64c1 7-2 10.5-6.5 10.5-5 0-7-3.5-8-7.500h-3c-1 4-3 7.5-8 7.5-4.5 0-7.5-3.5-6.5-10.500Z" fill="${ink}"/><path d="M36 43.500l3.5 0" stroke="#fff" stroke-opacity=".5" stroke-width="1.5" stroke-linecap="round"/>`,
} as const;

const beard = ({ beard: kind, hair }: FaceTraits): string => {
  if (kind === 'full')
    return `<path d="M29.5 46c1 16 7 24.5 18.5 24.500S65.5 62 66.5 46c-3 5-6 7-10 6.5-3-.5-5-1-8.5-1s-5.5.5-8.5 1c-4 .5-7-1.5-10-6.500Z" fill="${hair}"/>`;
  if (kind === 'stubble')
    return `<path d="M31 50c2 12 8 18 17 18s15-6 17-18c-4 5-9 6-17 6s-13-1-17-6Z" fill="${ink}" fill-opacity=".18"/>`;
  return kind === 'moustache'
    ? `<path d="M39.5 55.500c2-3.5 6-3.5 8.5-1.5 2.5-2 6.5-2 8.5 1.5-3 .8-6 .8-8.5-.6-2.5 1.4-5.5 1.4-8.5.6Z" fill="${hair}"/>`
    : '';
};

const headset =
  '<path d="M26 46C24 22 36 11 48 11s24 11 22 35" fill="none" stroke="#0b0c11" stroke-width="4"/><path d="M26 46C24 22 36 11 48 11s24 11 22 35" fill="none" stroke="#c9f24b" stroke-width="1.4"/>' +
  '<rect x="21.5" y="39" width="8" height="14" rx="4" fill="#0b0c11"/><rect x="66.5" y="39" width="8" height="14" rx="4" fill="#0b0c11"/><rect x="23.5" y="42" width="2.5" height="8" rx="1.2" fill="#c9f24b"/>' +
  '<path d="M25 53c1 8 7 11 15 10.5" fill="none" stroke="#0b0c11" stroke-width="2"/><circle cx="41" cy="63.5" r="2.2" fill="#0b0c11"/>';

const body = (cloth: string): string => {
  const line = cloth === '#f4f6fb' || cloth === '#c9f24b' ? '#0b0c11' : '#ffffff';
  const collar = `<path d="M40 73q8 7 16 0" fill="none" stroke="${line}" stroke-opacity=".35" stroke-width="2"/>`;
  return `<path d="M9 98c1-18 16-25 31-26h16c15 1 30 8 31 26Z" fill="${cloth}"/>${collar}`;
};

/** A square portrait as SVG. */
export const drawFace = (traits: FaceTraits): string => {
  const { ground, skin, cloth, style } = traits;
  const hair = drawHair(traits);
  const noHeadset = style === 'afro' || style === 'bun' || style === 'cap';
  const parts = [
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient></defs>`,
    '<rect width="96" height="96" fill="url(#g)"/><circle cx="72" cy="18" r="30" fill="#fff" fill-opacity=".07"/>',
    hair.back,
    body(cloth),
    head(traits.jaw, skin),
    traits.freckles
      ? `<g fill="${skin[1]}"><circle cx="38" cy="51" r="1"/><circle cx="41" cy="53" r="1"/><circle cx="55" cy="53" r="1"/><circle cx="58" cy="51" r="1"/></g>`
      : '',
    traits.feminine
      ? '<g fill="#e0457b" fill-opacity=".22"><circle cx="36.5" cy="52" r="4"/><circle cx="59.5" cy="52" r="4"/></g>'
      : '',
    beard(traits),
    eye(40, traits) + eye(56, traits),
    brows(traits),
    `<path d="M48 46.500q-2.5 4.5.6 5" fill="none" stroke="${skin[1]}" stroke-width="2" stroke-linecap="round"/>`,
    mouths[traits.mouth],
    hair.front,
    glasses[traits.glasses],
    traits.headset && !noHeadset ? headset : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 3 80 80">${parts.join('')}</svg>\n`;
};
