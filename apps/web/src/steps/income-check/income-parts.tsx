import { useRoute } from '../../lib/use-route.ts';
import { BankSection } from './bank-section.tsx';
import { FiscalSection } from './fiscal-section.tsx';
import { IdentificationSection } from './identification-section.tsx';
import type { IncomePage } from './income-page.ts';
import { LetterSection } from './letter-section.tsx';
import { OtherSection } from './other-section.tsx';
import { PaperSection } from './paper-section.tsx';
import { partsOf } from './use-parts.ts';

/** The parts of the page, as many as the occupation is asked for. */
export function IncomeParts({ page }: { page: IncomePage }) {
  const { region, applicationType } = useRoute();
  const { payslip, workContract, fiscal, isFiscalOptional, isLetter, bankStatement, other } = partsOf(page);
  return (
    <>
      {region === 'de' && applicationType !== 'rapid' && <IdentificationSection />}
      {payslip && <PaperSection page={page} type="payslip" months={payslip.months} isOptional={!payslip.required} />}
      {isLetter && <LetterSection page={page} />}
      {fiscal.length > 0 && !isLetter && <FiscalSection page={page} types={fiscal} isOptional={isFiscalOptional} />}
      {bankStatement && <BankSection page={page} months={bankStatement.months} />}
      {workContract && (
        <PaperSection page={page} type="work_contract" months={null} isOptional={!workContract.required} />
      )}
      {other && <OtherSection page={page} />}
    </>
  );
}
