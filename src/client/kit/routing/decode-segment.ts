/** A segment of an address as a person reads it; one that nobody can read is taken as it is. */
export const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
