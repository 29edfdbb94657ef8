import { expect, test } from 'vitest';
import { allTexts } from './all.ts';
import { whoSees as de } from './de/who-sees.ts';
import { whoSees as en } from './en/who-sees.ts';
import { whoSees as it } from './it/who-sees.ts';

const told = { en, it, de };

test.each(['en', 'it', 'de'] as const)(
  'LAW-01 the steps promise in %s what the panel that releases names',
  (language) => {
    const { intakeDetails, evidence, reportSharing } = allTexts[language] as unknown as Record<string, object>;
    const [details, papers, sharing] = [intakeDetails, evidence, reportSharing].map((bundle) => JSON.stringify(bundle));
    for (const words of Object.values(told[language])) {
      expect(details).toContain(words);
      expect(sharing).toContain(words);
    }
    expect(papers).toContain(told[language].lenderIdentity);
  },
);
