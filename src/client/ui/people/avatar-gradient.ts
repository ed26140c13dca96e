/** Pairs of hues that are told apart and carry a white letter at 3:1. */
const gradients = [
  ['#6d4aec', '#a1209c'],
  ['#e0457b', '#a83a2c'],
  ['#3fb6d8', '#2338b5'],
  ['#d77a4a', '#8b9c1c'],
  ['#e0923f', '#7d9a22'],
  ['#22a884', '#1c5f9e'],
  ['#b3479f', '#4a34b5'],
  ['#c25050', '#7a2d8f'],
] as const;

const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/** The same person has the same colours everywhere. */
export const avatarGradient = (userId: string): string => {
  const [start, end] = gradients[hash(userId) % gradients.length] ?? gradients[0];
  return `linear-gradient(135deg, ${start}, ${end})`;
};
