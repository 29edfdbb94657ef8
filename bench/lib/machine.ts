import os from 'node:os';

const GIGABYTE = 1024 ** 3;

export function describeMachine(now: Date): string {
  return [
    '# Benchmarks',
    '',
    `Last run ${now.toISOString().slice(0, 10)} · Node ${process.version} · ${os.cpus().length} cores (${os.arch()}) · ` +
      `${Math.round(os.totalmem() / GIGABYTE)} GB of memory`,
    '',
    'How to read: every section sets Vesta beside a yardstick measured in the same run, side by side. The ratio is what ' +
      'counts; the figures themselves belong to the machine. `npm run bench -- state bundle` measures only what is named.',
  ].join('\n');
}

/** How busy the machine was with other things, which tells how far to trust a section. */
export const describeLoad = (now: Date): string =>
  `Measured ${now.toISOString().slice(0, 10)}, load average before the run ${(os.loadavg()[0] ?? 0).toFixed(1)}.`;
