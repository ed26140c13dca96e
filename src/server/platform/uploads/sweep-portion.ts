/** Unused files that one run of a sweep erases, row and bytes; when there are more, the next run follows at once. */
export const sweepPortion = 200;
