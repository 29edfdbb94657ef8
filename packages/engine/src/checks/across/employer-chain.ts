import { claimIn } from '../../papers/employers/employer-claims.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { newestSlip, slipsIn } from '../../papers/pay/slips.ts';
import type { Level } from '../outcome.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { type EmployerLink, employerLinks } from './ground/employer-links.ts';

const levels: Readonly<Record<EmployerLink['source'], Level>> = {
  contract: 'critical',
  certificate: 'warning',
  payer: 'warning',
};

const levelOf = (broken: readonly EmployerLink[]): Level =>
  broken.length > 1 || broken.some(({ source }) => levels[source] === 'critical') ? 'critical' : 'warning';

/** Contract, payslip, tax certificate and the payer on the account name one employer. */
export const employerChain: Rule<PaperSet, 'R_X_EMPLOYER_CHAIN'> = {
  id: 'R_X_EMPLOYER_CHAIN',
  chapter: 'across',
  level: 'critical',
  blocking: false,
  means: {
    // Whether papers agree with each other is for the report; no upload is wrong because of it.
    upload: 'silent',
    flags: [{ flag: 'payslip_employer_mismatch', source: 'payslips' }],
  },
  reads: ['employer', 'first_name', 'last_name'],
  judge: (set, context) => {
    const slip = newestSlip(slipsIn(set));
    const claim = slip && claimIn(slip, 'employer_name', 'employer_id');
    if (!slip) return null;
    const own: EvidencePlace = placeOf(slip.reading, 'employer_name', { paper: slip.paper });
    const links = claim ? employerLinks(set, context, slip, claim) : [];
    const told = links.filter(({ agrees }) => agrees !== null);
    const papers = [...new Set([slip.paper, ...links.flatMap(({ place }) => place.paper ?? [])])];
    if (!claim || told.length === 0) return inconclusive([own], { papers });
    const broken = told.filter(({ agrees }) => agrees === false);
    const places = [own, ...(broken.length > 0 ? broken : told).map(({ place }) => place)];
    if (broken.length === 0) return passed(places, { papers });
    const sources = [...new Set(broken.map(({ source }) => source))];
    const [only] = sources;
    const variant = only && sources.length === 1 ? only : 'failed';
    return failed(places, { papers, variant, level: levelOf(broken) });
  },
};
