/** Whether there is a process with this pid, of any user; a zombie counts too. */
export const isProcessAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return Object(problem).code === 'EPERM';
  }
};
