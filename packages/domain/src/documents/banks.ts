import * as z from 'zod/mini';

/** The entry of a person whose bank is not in the list. */
export const UNLISTED_BANK_ABI = '00000';

export const isUnlistedBank = (abi: string | null): boolean => abi === UNLISTED_BANK_ABI;

export const bankListEntry = z.object({
  id: z.string(),
  name: z.string(),
  /** ABI in Italy, Bankleitzahl in Germany. */
  bank_abi: z.string(),
  pdf_enabled: z.boolean(),
  psd2_enabled: z.boolean(),
  bank_yapily_id: z.nullable(z.string()),
  yapily_metadata: z.nullable(
    z.object({
      auth_method: z.string(),
      psu: z.object({
        psu_ip_address: z.boolean(),
        psu_id: z.boolean(),
        psu_corporate_id: z.boolean(),
        notes_key: z.nullable(z.string()),
      }),
    }),
  ),
  source: z.string(),
});
export type BankListEntry = z.infer<typeof bankListEntry>;

export const bankList = z.object({ success: z.literal(true), bank_list: z.array(bankListEntry) });
export type BankList = z.infer<typeof bankList>;
