const wall = (): number => performance.now();

const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Milliseconds of work: while the machine is busy with something else it stands still, and it never runs faster than
 * the time that passes, however many threads are at work.
 */
export function workingClock(time: () => number = wall, work: () => number = processor): () => number {
  let [lastTime, lastWork, worked] = [time(), work(), 0];
  return () => {
    const [now, done] = [time(), work()];
    worked += Math.max(0, Math.min(now - lastTime, done - lastWork));
    [lastTime, lastWork] = [now, done];
    return worked;
  };
}
