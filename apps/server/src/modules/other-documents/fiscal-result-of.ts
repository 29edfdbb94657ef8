import type { FiscalResult } from '@vesta/domain/documents/upload';
import type { NumberField } from '@vesta/domain/papers/schema';
import type { House } from '../../house.ts';
import { judgedRows } from '../documents/judged-rows.ts';

/** What was read from a tax paper; null until it has been read, and where it is none. */
export async function fiscalResultOf(
  house: Pick<House, 'database' | 'vault'>,
  applicationId: string,
  documentId: string,
): Promise<FiscalResult | null> {
  const row = (await judgedRows(house, applicationId)).find(({ id }) => id === documentId);
  const reading = row?.reading.paper.readings.find(({ kind }) => kind === 'fiscal_document');
  if (!reading) return null;
  const said = (name: NumberField): number | null => reading.fields[name]?.value ?? null;
  return {
    document_type: reading.type,
    tax_year: said('tax_year'),
    gross_income: said('gross_income'),
    net_estimate: said('net_estimate'),
    net_monthly: said('net_monthly'),
  };
}
