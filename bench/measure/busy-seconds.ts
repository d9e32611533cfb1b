/** How long cores were busy with this process so far, all its threads together. Other work on the machine does not add to it. */
export function busySeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
