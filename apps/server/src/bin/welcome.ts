import { relative } from 'node:path';
import { hostInRegion } from '@vesta/domain/regions/codes';
import type { Config } from '../config/config.ts';
import { outboxDirectory } from '../config/directories.ts';
import { demo } from '../db/seed/demo-ids.ts';
import { demoDeskAddress } from '../db/seed/staff.ts';

/** What a person who has just started Vesta wants to know: where it is, what to try, where the mails are. */
export function welcome(config: Config, address: string | null, partnerLink: string | null = null): string {
  if (!address) return 'Vesta works in the background. Ctrl-C ends it when the running jobs are done.';
  const german = new URL(address);
  german.host = hostInRegion(german.host, 'de');
  const rows = [
    ['Italy', `${address}/`],
    ['Germany', german.href],
    ...(config.production
      ? []
      : [
          ['Branded listing', `${address}/it/rent/fill/occupation/${demo.ortica.listing}`],
          ['German listing', `${german.href}de/rent/fill/occupation/${demo.nordlicht.listing}`],
          ...(partnerLink ? [['Partner link', partnerLink]] : []),
          ['Desk', `${address}/it/desk (${demoDeskAddress}; the code is in the mails)`],
          ['Reviewers', `the same, as reviewer@${config.staffEmailDomain}`],
          ['Demo people', `${address}/demo`],
          ['Components', `${address}/workbench`],
        ]),
    ...(config.production ? [['Desk', `${address}/it/desk`]] : []),
    ['API', `${address}/api/docs`],
    ...(config.smtpUrl ? [] : [['Mails', `${address}/outbox (files in ${relative('.', outboxDirectory(config))})`]]),
    ['Data', config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : config.dataDir],
  ];
  return ['', 'Vesta is ready.', '', ...rows.map(([name = '', value]) => `  ${name.padEnd(16)} ${value}`), ''].join(
    '\n',
  );
}
