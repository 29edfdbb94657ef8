import { Counter, Histogram, Registry } from 'prom-client';

/** What a process counts about itself. Labels are words of ours, never of a person. */
export function createFigures() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'vesta_http_request_seconds',
      help: 'Time from request to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    jobs: new Histogram({
      name: 'vesta_job_seconds',
      help: 'Time of one attempt at a background job',
      labelNames: ['job', 'outcome'],
      buckets: [0.01, 0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 300],
      registers,
    }),
    readings: new Histogram({
      name: 'vesta_reading_seconds',
      help: 'Time of reading one file, by the kind of its first paper',
      labelNames: ['kind', 'outcome'],
      buckets: [0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 240],
      registers,
    }),
    checks: new Counter({
      name: 'vesta_checks_total',
      help: 'What rules said of papers',
      labelNames: ['rule', 'outcome'],
      registers,
    }),
    mails: new Counter({
      name: 'vesta_mails_total',
      help: 'Mails handed to the mail server, or refused by it',
      labelNames: ['template', 'outcome'],
      registers,
    }),
  };
}

export type Figures = ReturnType<typeof createFigures>;
