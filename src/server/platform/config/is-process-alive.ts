/** Whether a process of this number is there: somebody else's too, and one that has ended and is not reaped yet. */
export const isProcessAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return Object(problem).code === 'EPERM';
  }
};
