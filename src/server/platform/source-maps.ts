let isWanted = false;

/**
 * With --enable-source-maps Node reads and keeps the maps of every package that it loads, their sources included: 8 MB.
 * From now on it does not. Our own map is read already, with the bundle that calls this.
 */
export const leaveOutMaps = (): void => {
  isWanted = process.sourceMapsEnabled;
  process.setSourceMapsEnabled(false);
};

/** From now on stacks name the sources again, where the process was started so. */
export const nameSources = (): void => {
  if (isWanted) process.setSourceMapsEnabled(true);
};
