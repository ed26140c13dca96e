/** A decoded path segment; one that cannot be decoded is returned unchanged. */
export const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
